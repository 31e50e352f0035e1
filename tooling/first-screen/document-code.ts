import { brotliCompressSync, constants } from 'node:zlib';

/** The size budget of a landing page's first screen: scripts and styles, compressed. */
export const firstScreenGoal = { kb: 95, files: 8 } as const;

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
