"""Texts that try to become something else than text."""

# Each sets the canary in its own way, so that a failure names its door.
ATTACKS = (
    "<script>window.__ran='script'</script>",
    "</script><script>window.__ran='close-script'</script>",
    "\"><img src=x onerror=\"window.__ran='double-quote'\">",
    "'><img src=x onerror='window.__ran=1'>",
    "` onmouseover=window.__ran='backquote' x=`",
    "\" autofocus onfocus=\"window.__ran='focus'\" x=\"",
    "<svg onload=window.__ran='svg'>",
    "<iframe srcdoc=\"<script>parent.__ran='frame'</script>\"></iframe>",
    "</title></textarea></style>--><script>window.__ran='ends'</script>",
    "<!--><script>window.__ran='comment'</script>-->",
    "<![CDATA[<script>window.__ran='cdata'</script>]]>",
    "<math><mtext><style><img src onerror=window.__ran='math'></style>",
    "<base href=https://evil.example/><meta http-equiv=refresh "
    "content='0;url=https://evil.example/'>",
    "<link rel=stylesheet href=https://evil.example/x.css>",
    "&lt;script&gt;window.__ran='entities'&lt;/script&gt;",
    "&#60;script&#62;window.__ran='codes'&#60;/script&#62;",
    "+ADw-script+AD4-window.__ran='utf7'+ADw-/script+AD4-",
    "{{title}} {{{page.policy}}} {{>layout}} {{=<% %>=}} {{/card}}",
    "}/**/*{background:url(https://evil.example/css)}",
    "\\22\\3e\\3cscript\\3e \\",
    "\u202eright to left\u202c \u2066isolate \u200f\u200e\u2069",
    "\u2028line\u2029 \ufeff \ufffe \U000e0001",
    "Ｆｕｌｌ ＜script＞ ‹b› ʺʹ",
    "$(window.__ran='shell') ${window.__ran='template'} %3Cscript%3E",
)
EVERYTHING = " ".join(ATTACKS)
WITH_NUL = "before\u0000after <script>window.__ran='nul'</script>"
LONG_WORD = "W" * 10_000

# Addresses that would run, leave the site, or read the disk.
ADDRESSES = (
    "javascript:window.__ran='plain'",
    "JaVaScRiPt:window.__ran='case'",
    " javascript:window.__ran='space'",
    "java\tscript:window.__ran='tab'",
    "java\nscript:window.__ran='line'",
    "\u0001javascript:window.__ran='control'",
    "\u00a0javascript:window.__ran='no-break'",
    "javascript\u0000:window.__ran='nul'",
    "javascript&colon;window.__ran='entity'",
    "&#106;avascript:window.__ran='code'",
    "javascript://evil.example/%0Awindow.__ran='comment'",
    "vbscript:window.__ran",
    "data:text/html,<script>parent.__ran='data'</script>",
    "data:image/svg+xml,<svg onload=\"window.__ran='svg'\"/>",
    "blob:https://evil.example/1",
    "file:///etc/passwd",
    "view-source:https://evil.example/",
    "filesystem:https://evil.example/temporary/x",
    "ws://evil.example/",
    "//evil.example/x.png",
    "\\\\evil.example\\x.png",
    "/\\evil.example/x.png",
    "https:\\\\evil.example\\x.png",
    "https:evil.example/x.png",
    "https://\"><script>window.__ran='host'</script>/",
)
# Files outside the project and a name that only looks like a scheme: no
# picture or recording may come from there, though a link may say so.
OUTSIDE = (
    "/etc/passwd",
    "https://user:word@evil.example/x.png",
    "../../../../../../etc/passwd",
    "javascript%3Awindow.__ran='percent'",
)
# Harmless to follow, and hostile to whoever copies them into markup.
QUOTED = (
    "https://ok.example/\"onmouseover=\"window.__ran='address'",
    "https://ok.example/?a=<script>window.__ran='query'</script>&lt;b&amp;c",
    "https://ok.example/#'><svg onload=window.__ran='hash'>",
    "https://ok.example/);}*{background:url(https://evil.example/css)}",
)
