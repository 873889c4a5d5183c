#include <curl/curl.h>

// Swift cannot call functions with variable arguments.

static inline CURLcode ccurl_set_long(
    CURL *transfer, CURLoption option, long value) {
  return curl_easy_setopt(transfer, option, value);
}

static inline CURLcode ccurl_set_text(
    CURL *transfer, CURLoption option, const char *value) {
  return curl_easy_setopt(transfer, option, value);
}

static inline CURLcode ccurl_set_pointer(
    CURL *transfer, CURLoption option, void *value) {
  return curl_easy_setopt(transfer, option, value);
}

/// For CURLOPT_WRITEFUNCTION and CURLOPT_HEADERFUNCTION.
static inline CURLcode ccurl_set_receiver(
    CURL *transfer, CURLoption option,
    size_t (*value)(char *, size_t, size_t, void *)) {
  return curl_easy_setopt(transfer, option, value);
}

/// For CURLOPT_XFERINFOFUNCTION.
static inline CURLcode ccurl_set_progress(
    CURL *transfer,
    int (*value)(void *, curl_off_t, curl_off_t, curl_off_t, curl_off_t)) {
  return curl_easy_setopt(transfer, CURLOPT_XFERINFOFUNCTION, value);
}

static inline CURLcode ccurl_get_long(
    CURL *transfer, CURLINFO info, long *value) {
  return curl_easy_getinfo(transfer, info, value);
}
