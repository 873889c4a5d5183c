extension Refusal {
  /// Elements that pages may not hold, and addresses.
  static let addresses: [Refusal] = [
    Refusal(
      #"<base href="{{url}}">"#,
      #"""
      main.mustache:1:1: error: pages may not hold <base> [template-markup]
      help: addresses are relative to the page itself
      """#),
    Refusal(
      #"<object data="{{url}}"></object>"#,
      #"""
      main.mustache:1:1: error: pages may not hold <object> [template-markup]
      help: the policy of the pages blocks it; use a link
      """#),
    Refusal(
      #"<embed src="{{url}}">"#,
      #"""
      main.mustache:1:1: error: pages may not hold <embed> [template-markup]
      help: the policy of the pages blocks it; use a link
      """#),
    Refusal(
      #"<svg><animate attributeName="href" values="{{url}}"/></svg>"#,
      #"""
      main.mustache:1:6: error: pages may not hold <animate> [template-markup]
      help: animate with a style sheet, which can honour reduced motion
      """#),
    Refusal(
      #"<svg><a xlink:href="{{url}}">x</a></svg>"#,
      #"""
      main.mustache:1:9: error: pages may not hold xlink:href [template-markup]
      help: write href, which SVG takes as well
      """#),
    Refusal(
      #"<svg><set attributeName="onclick" to="{{title}}"/></svg>"#,
      #"""
      main.mustache:1:6: error: pages may not hold <set> [template-markup]
      help: animate with a style sheet, which can honour reduced motion
      """#),
    Refusal(
      #"<meta charset="{{title}}">"#,
      #"""
      main.mustache:1:16: error: “title” stands in charset [template-place]
      help: write utf-8
      """#),
    Refusal(
      #"<meta http-equiv="refresh" content="0;url={{url}}">"#,
      #"""
      main.mustache:1:7: error: pages may not hold http-equiv="refresh" \#
      [template-markup]
      help: the directives are content-security-policy, x-ua-compatible
      """#),
    Refusal(
      #"<meta http-equiv="{{title}}" content="0">"#,
      #"""
      main.mustache:1:19: error: “title” stands in http-equiv [template-place]
      help: write the directive out
      """#),
    Refusal(
      #"<img srcset="{{url}} 2x">"#,
      #"""
      main.mustache:1:14: error: “url” stands in a list of addresses \#
      [template-place]
      help: use an attribute with a single address, such as src
      """#),
    Refusal(
      #"<a ping="{{url}}" href="x">x</a>"#,
      #"""
      main.mustache:1:10: error: “url” stands in a list of addresses \#
      [template-place]
      help: use an attribute with a single address, such as src
      """#),
    Refusal(
      #"<a href="{{url}}{{id}}">x</a>"#,
      #"""
      main.mustache:1:17: error: “id” stands in an address right after \#
      another value, which could split a scheme [template-place]
      help: give the address as one value, or put a “/”, “?” or “#” between \#
      them
      """#),
    Refusal(
      #"<a href="{{title}}:{{url}}">x</a>"#,
      #"""
      main.mustache:1:19: error: a colon after a value could make it a \#
      scheme [template-markup]
      help: give the address as one value, or put “/” before the value
      """#),
    Refusal(
      #"<a href="{{url}}/{{id}}">x</a>"#,
      #"""
      main.mustache:1:17: error: a slash right after the first value could \#
      make a host of the rest [template-markup]
      help: let the value end in “/” and leave this one out
      """#),
    Refusal(
      #"<a href="/{{url}}">x</a>"#,
      #"""
      main.mustache:1:11: error: “url” stands in an address after nothing \#
      but “/”, where it could name a host [template-place]
      help: give the address as one value, or start with “./” or a name
      """#),
    Refusal(
      #"<a href="java{{id}}:x">x</a>"#,
      #"""
      main.mustache:1:20: error: a colon after a value could make it a \#
      scheme [template-markup]
      help: give the address as one value, or put “/” before the value
      """#),
    Refusal(
      #"<a href="javascript:go('{{id}}')">x</a>"#,
      #"""
      main.mustache:1:20: error: the address has the scheme “javascript” \#
      [template-markup]
      help: write a relative address, or one of http, https, mailto, tel
      """#),
    Refusal(
      #"<a href="JavaScript:go()">x</a>"#,
      #"""
      main.mustache:1:20: error: the address has the scheme “javascript” \#
      [template-markup]
      help: write a relative address, or one of http, https, mailto, tel
      """#),
    Refusal(
      #"<a href=" javascript:go()">x</a>"#,
      #"""
      main.mustache:1:10: error: the address has a blank in it \#
      [template-markup]
      help: write %20 for a space
      main.mustache:1:21: error: the address has the scheme “javascript” \#
      [template-markup]
      help: write a relative address, or one of http, https, mailto, tel
      """#),
    Refusal(
      #"<a href="java&#115;cript:go()">x</a>"#,
      #"""
      main.mustache:1:14: error: the address has a character reference \#
      before its first “/”, “?” or “#” [template-markup]
      help: write the character itself
      """#),
    Refusal(
      #"<a href="//cdn.example/{{id}}">x</a>"#,
      #"""
      main.mustache:1:11: error: the address starts with “//” and so names a \#
      host [template-markup]
      help: write a relative address, or the scheme as well
      """#),
    Refusal(
      #"<a href="\\cdn.example/{{id}}">x</a>"#,
      #"""
      main.mustache:1:10: error: the address has a backslash in it \#
      [template-markup]
      help: write “/”
      main.mustache:1:11: error: the address has a backslash in it \#
      [template-markup]
      help: write “/”
      """#),
    Refusal(
      #"<img src="data:image/svg+xml,{{title}}">"#,
      #"""
      main.mustache:1:30: error: “title” stands in a data: address \#
      [template-place]
      help: give the address as one value; pictures may be data:
      main.mustache:1:6: error: the data: address holds no picture \#
      [template-markup]
      help: it may hold image/png, image/jpeg, image/gif, image/webp or \#
      image/avif
      """#),
    Refusal(
      #"<img src="data:text/html,x">"#,
      #"""
      main.mustache:1:6: error: the data: address holds no picture \#
      [template-markup]
      help: it may hold image/png, image/jpeg, image/gif, image/webp or \#
      image/avif
      """#),
    Refusal(
      #"<link rel="stylesheet" href="https://cdn.example/a.css">"#,
      #"""
      main.mustache:1:35: error: the address has the scheme “https” \#
      [template-markup]
      help: only addresses of the site itself can stand here
      """#),
    Refusal(
      #"<a href="{{isLive}}">x</a>"#,
      #"""
      main.mustache:1:10: error: “isLive” is a yes or no and not an address \#
      [template-value]
      help: write a section: {{#isLive}}…{{/isLive}}
      """#),
    Refusal(
      #"<a href="{{#isLive}}live.html{{/isLive}}">x</a>"#,
      #"""
      main.mustache:1:10: error: what follows the section “isLive” in the \#
      value of href could be read in two ways [template-balance]
      help: put the section around the whole attribute, or the whole tag
      note: main.mustache:1:30: it ends here
      """#),
  ]
}
