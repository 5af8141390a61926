/** Words that run where they are taken for markup, for every field that is shown: over 400 ways, each telling when it succeeds (S10). */

const RUN = 'alert(`canario`)'

const EVENTS = [
  'onerror',
  'onload',
  'onfocus autofocus',
  'ontoggle',
  'onanimationstart',
  'onpointerenter',
  'onbeforeinput',
  'onloadstart',
] as const

const TAGS = [
  'img src=x',
  'svg',
  'svg/',
  'body',
  'details open',
  'video src=x',
  'audio src=x',
  'input',
  'iframe src=x',
  'object data=x',
  'embed src=x',
  'marquee',
  'p style="animation:x" ',
  'a href=# ',
  'td background=x',
  'math',
  'button',
  'form',
  'keygen',
  'table',
] as const

/** Whatever the words stand in is ended first. */
const CLOSERS = [
  '',
  '">',
  "'>",
  '</p>',
  '</textarea>',
  '</title>',
  '</script>',
  '-->',
  ']]>',
  '</style>',
  '</title></textarea></style>',
  '<table><td>',
  '<math><mtext><style>',
  '<!--><!-->',
] as const

/** What tells of itself by what it asks for, or by what it is. */
const ELEMENTS = [
  '<script src=/canario></script>',
  '<img src=/canario>',
  `<svg><animate onbegin=${RUN} attributeName=x dur=1s>`,
  `<svg><a xlink:href="javascript:${RUN}"><text y=9>x</text></a></svg>`,
  `<math><mi xlink:href="javascript:${RUN}">x</mi></math>`,
  `<iframe src="javascript:${RUN}"></iframe>`,
  `<object data="javascript:${RUN}"></object>`,
  `<embed src="javascript:${RUN}">`,
  `<button formaction="javascript:${RUN}" autofocus>x</button>`,
  `<video><source onerror=${RUN}></video>`,
  `<style>@import '/canario'; * { background: url(/canario) }</style>`,
  '<link rel=stylesheet href=/canario>',
  '<base href="//canario.test/">',
  '<meta http-equiv=refresh content="0;url=/canario">',
  `<template><img src=x onerror=${RUN}></template>`,
  '<a id=root name=root href=x>x</a><form id=turmalina-tenant>',
] as const

const SCRIPTS = [
  `<script>${RUN}</script>`,
  `<SCRIPT/x>${RUN}</SCRIPT>`,
  `<scr<script>ipt>${RUN}</scr</script>ipt>`,
  `<script src=data:,${RUN}></script>`,
  `<svg><script>${RUN}</script></svg>`,
  `<math><mtext><style><img src=x onerror=${RUN}></style></mtext></math>`,
  `<noscript><p title="</noscript><img src=x onerror=${RUN}>">`,
  `<template><script>${RUN}</script></template>`,
  `<iframe srcdoc="<script>parent.${RUN}</script>"></iframe>`,
  `<base href=javascript:${RUN}//>`,
  `<meta http-equiv=refresh content="0;url=javascript:${RUN}">`,
  `<link rel=stylesheet href=data:,*{x:expression(${RUN})}>`,
] as const

const ADDRESSES = [
  `javascript:${RUN}`,
  `JaVaScRiPt:${RUN}`,
  `java\tscript:${RUN}`,
  ` javascript:${RUN}`,
  `javascript&colon;${RUN}`,
  `&#106;avascript:${RUN}`,
  `data:text/html,<script>${RUN}</script>`,
  `data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==`,
  `vbscript:${RUN}`,
  `\u0001javascript:${RUN}`,
] as const

const OTHERS = [
  `{{constructor.constructor('${RUN}')()}}`,
  `\${${RUN}}`,
  `<%= ${RUN} %>`,
  `$\\href{javascript:${RUN}}{x}$`,
  `<span data-math="\\href{javascript:${RUN}}{x}">x</span>`,
  `<span data-math='\\htmlData{onclick=${RUN}}{x}'>x</span>`,
  '<a id=clobber name=clobber>x</a>',
  '<form id=clobber><input name=attributes></form>',
  '<img name=clobber src=x>',
  `<p style="background:url(javascript:${RUN})">x</p>`,
  `<p style="position:fixed;inset:0">x</p>`,
  `__proto__`,
] as const

export const CASOS: readonly string[] = [
  ...new Set([
    ...SCRIPTS,
    ...ELEMENTS,
    ...ELEMENTS.map((element) => element.toUpperCase().replaceAll('ALERT(`CANARIO`)', RUN)),
    ...OTHERS,
    ...ADDRESSES,
    ...ADDRESSES.flatMap((to) => [`<a href="${to}">x</a>`, `<form action="${to}"><button>x</button></form>`]),
    ...TAGS.flatMap((tag) => EVENTS.map((event) => `<${tag} ${event}=${RUN}>`)),
    ...CLOSERS.flatMap((close) => [
      `${close}<img src=x onerror=${RUN}>`,
      `${close}<svg onload=${RUN}>`,
      `${close}<script>${RUN}</script>`,
      `${close}<img src=x onerror="fetch('/canario')">`,
      `${close} onfocus=${RUN} autofocus x=`,
      `${close}<a href=javascript:${RUN}>x</a>`,
      `${close}<iframe srcdoc="<script>${RUN}</script>">`,
      `${close}<style>@import 'javascript:${RUN}'</style>`,
      `${close}<details open ontoggle=${RUN}>`,
    ]),
  ]),
]
