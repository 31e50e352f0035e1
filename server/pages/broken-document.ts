import type { ReadyDocument } from './document-maker.ts';

const html = `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>页面开小差了</title></head>
<body style="margin:0;padding:30vh 32px 0;text-align:center;font:16px/1.6 system-ui,sans-serif;color:#4b5261"><h1 style="font-size:20px;color:#191c22">页面开小差了</h1><p>请稍后再试。</p><p><a href="">重新加载</a></p></body></html>`;

/** Sent when rendering fails: a sentence and a reload link, never an envelope. */
export const brokenDocument: ReadyDocument = {
  status: 500,
  html,
  policy: "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'self'",
};
