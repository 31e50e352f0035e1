import { brotliCompressSync, constants } from 'node:zlib';

/** What the first screen of a landing page may weigh: scripts and styles, compressed. */
export const firstScreenGoal = { kb: 95, files: 8 } as const;

export interface DocumentCode {
  /** The files the first screen and its takeover wait for. */
  readonly scripts: readonly string[];
  /** Styles and scripts inside the document, as they come over the wire. */
  readonly inlineBytes: number;
}

/** The code a document carries and names. */
export function documentCode(html: string): DocumentCode {
  const inline = [...html.matchAll(/<(style|script)>(.*?)<\/\1>/gs)].map(([, , code]) => code).join('\n');
  return {
    scripts: /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [],
    inlineBytes: brotliSize(inline),
  };
}

/** As the server compresses documents. */
const brotliSize = (text: string): number =>
  brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).byteLength;
