#include <microhttpd.h>

/// `MHD_start_daemon` takes its options as variadic arguments, which Swift
/// cannot pass. Addresses of requests arrive as they were sent: taking them
/// apart is left to the caller.
static inline size_t greenroom_keep_escapes(
    void *context, struct MHD_Connection *connection, char *text) {
  (void)context;
  (void)connection;
  size_t length = 0;
  while (text[length] != 0) length++;
  return length;
}

struct greenroom_server_settings {
  void *context;
  MHD_socket listener;
  unsigned int threads;
  unsigned int connections;
  /// Seconds without any progress after which a connection is closed.
  unsigned int timeout;
  /// Bytes for the head of a request and of its response.
  size_t memory;
  MHD_AccessHandlerCallback handler;
  void *(*target)(void *, const char *, struct MHD_Connection *);
  MHD_RequestCompletedCallback completed;
  MHD_NotifyConnectionCallback connection;
};

static inline struct MHD_Daemon *greenroom_start_server(
    struct greenroom_server_settings s) {
  return MHD_start_daemon(
      MHD_USE_EPOLL_INTERNAL_THREAD | MHD_ALLOW_SUSPEND_RESUME, 0, NULL, NULL,
      s.handler, s.context, MHD_OPTION_LISTEN_SOCKET, s.listener,
      MHD_OPTION_THREAD_POOL_SIZE, s.threads, MHD_OPTION_CONNECTION_LIMIT,
      s.connections, MHD_OPTION_CONNECTION_TIMEOUT, s.timeout,
      MHD_OPTION_CONNECTION_MEMORY_LIMIT, s.memory,
      MHD_OPTION_STRICT_FOR_CLIENT, 1, MHD_OPTION_UNESCAPE_CALLBACK,
      greenroom_keep_escapes, NULL, MHD_OPTION_URI_LOG_CALLBACK, s.target,
      s.context, MHD_OPTION_NOTIFY_COMPLETED, s.completed, s.context,
      MHD_OPTION_NOTIFY_CONNECTION, s.connection, s.context, MHD_OPTION_END);
}

/// The socket of a connection; -1 when there is none.
static inline int greenroom_socket(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info =
      MHD_get_connection_info(connection, MHD_CONNECTION_INFO_CONNECTION_FD);
  return info == NULL ? -1 : info->connect_fd;
}

/// The number that was kept with a connection; 0 when there is none.
static inline size_t greenroom_number(struct MHD_Connection *connection) {
  const union MHD_ConnectionInfo *info = MHD_get_connection_info(
      connection, MHD_CONNECTION_INFO_SOCKET_CONTEXT);
  return info == NULL ? 0 : (size_t)info->socket_context;
}
