import { brotliCompressSync, constants } from 'node:zlib';

/** The goal of a landing page's first screen: scripts and styles, compressed. */
export const firstScreenGoal = { kb: 98, files: 8 } as const;

/** The goal of each landing page, which is what it has reached. A run warns beyond it and fails at 1 KB more (`test/expect-within.ts`). */
export const firstScreenLimits = [
  { path: '/content/super-market/market-index', goalKb: 98, files: 7 },
  { path: '/content/standalone-pages/rights-entrance', goalKb: 92.5, files: 7 },
  { path: '/content/super-market/goods-detail?goodsId=video-month', goalKb: 98, files: 7 },
  { path: '/content/super-market/search-result?keyword=video', goalKb: 94, files: 7 },
  { path: '/content/super-market/neighborhood', goalKb: 96, files: 9 },
  { path: '/content/easy-use/easy-use-index', goalKb: 102, files: 9 },
  { path: '/content/supper-mall/mall-index', goalKb: 110, files: 10 },
] as const;

export interface DocumentCode {
  /** The files that the first screen and its hydration wait for. */
  readonly scripts: readonly string[];
  /** Compressed size of the styles and scripts inside the document. */
  readonly inlineBytes: number;
}

/** The code inside a document and the files it names. */
export function documentCode(html: string): DocumentCode {
  const inline = [...html.matchAll(/<(style|script)>(.*?)<\/\1>/gs)].map(([, , code]) => code).join('\n');
  return {
    scripts: /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [],
    inlineBytes: brotliSize(inline),
  };
}

/** The same quality as the server uses for documents. */
const brotliSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
