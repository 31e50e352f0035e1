import { createHash } from 'node:crypto';

export interface Choice {
  readonly label: string;
  readonly hint: string;
  readonly href: string;
}

const style = `:root{color-scheme:light dark}*{box-sizing:border-box}body{margin:0;font:1rem/1.5 system-ui,sans-serif;background:#f4f5f7;color:#1c1f26}
main{max-width:26rem;margin:0 auto;padding:1.5rem 1rem 3rem}h1{margin:0 0 .25rem;font-size:1.25rem}p{margin:0 0 1rem;color:#545b68}
ul{list-style:none;margin:0;padding:0;background:#fff;border-radius:.75rem;overflow:hidden}li+li{border-top:1px solid #e3e6eb}
a{display:flex;justify-content:space-between;gap:1rem;min-height:3rem;padding:.75rem 1rem;color:inherit;text-decoration:none;align-items:center}
a span{color:#545b68;font-size:.875rem;text-align:right}a:focus-visible{outline:3px solid #1f6feb;outline-offset:-3px}a:hover{background:#eef2f8}
@media (prefers-color-scheme:dark){body{background:#14161a;color:#eceef2}p,a span{color:#a9b0bd}ul{background:#1f2329}li+li{border-color:#333943}a:hover{background:#2a3038}}`;

/** No scripts and pictures; the style by its hash; framed only by our own origin, for the host simulator. */
export const choicePagePolicy = `default-src 'none'; img-src data:; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`;

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => escapes[sign] ?? '');

/** An external page, emulated by a list of links. */
export const choicePage = (title: string, text: string, choices: readonly Choice[]): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escaped(title)}（模拟）</title><link rel="icon" href="data:,"><style>${style}</style></head>
<body><main><h1>${escaped(title)}</h1><p>${escaped(text)}（模拟页面）</p>${listOf(choices)}</main></body></html>`;

const listOf = (choices: readonly Choice[]): string =>
  choices.length === 0
    ? ''
    : `<ul>${choices.map(({ label, hint, href }) => `<li><a href="${escaped(href)}">${escaped(label)}<span>${escaped(hint)}</span></a></li>`).join('')}</ul>`;
