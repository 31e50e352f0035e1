import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const compressible = new Set(['.js', '.css', '.svg', '.txt']);

const largeFile = 50_000;
/** Sizes of blocks as powers of two, 0 for the compressor's choice. Which is better changes with one character of a large file, by 0.1 KB. */
const blockSizes = [0, 17] as const;

/** Writes a brotli copy beside every text file at the highest quality, once per build instead of per start or request. */
export function compressFiles(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !compressible.has(extname(entry.name))) continue;
    const path = join(entry.parentPath, entry.name);
    const plain = readFileSync(path);
    const copies = (plain.length < largeFile ? [0] : blockSizes).map((size) => compressed(plain, size));
    writeFileSync(
      `${path}.br`,
      copies.reduce((best, each) => (each.length < best.length ? each : best)),
    );
  }
}

const compressed = (plain: Buffer, blockSize: number): Buffer =>
  brotliCompressSync(plain, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: plain.length,
      [constants.BROTLI_PARAM_LGBLOCK]: blockSize,
    },
  });
