import { brotliCompressSync, constants } from 'node:zlib';

/** The goal of a landing page's first screen: scripts and styles, compressed. */
export const firstScreenGoal = { kb: 98, files: 8 } as const;

/** The size that each landing page has reached and may not exceed; names of files with other hashes change it by up to 0.04 KB. */
export const firstScreenLimits = [
  { path: '/content/super-market/market-index', kb: 98.2, files: 7 },
  { path: '/content/standalone-pages/rights-entrance', kb: 92.5, files: 7 },
  { path: '/content/super-market/goods-detail?goodsId=video-month', kb: 98.1, files: 7 },
  { path: '/content/super-market/search-result?keyword=video', kb: 94.1, files: 7 },
  { path: '/content/super-market/neighborhood', kb: 96.2, files: 9 },
  { path: '/content/easy-use/easy-use-index', kb: 102, files: 9 },
  { path: '/content/supper-mall/mall-index', kb: 109.9, files: 10 },
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
