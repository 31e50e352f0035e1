export interface Notice {
  readonly title: string;
  readonly text: string;
  /** Whether loading it again may help. */
  readonly again?: boolean;
}

/** A page of a sentence and a reload link, for a visitor whose page cannot be sent. */
export const noticePage = ({ title, text, again = true }: Notice): string =>
  `<!doctype html><html lang="zh-CN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${title}</title></head>
<body style="margin:0;padding:30vh 32px 0;text-align:center;font:16px/1.6 system-ui,sans-serif;color:#4b5261"><h1 style="font-size:20px;color:#191c22">${title}</h1><p>${text}</p>${again ? '<p><a href="">重新加载</a></p>' : ''}</body></html>`;

export const noticePolicy = "default-src 'none'; style-src-attr 'unsafe-inline'; frame-ancestors 'self'";
