import { hash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { LRUCache } from 'lru-cache';

const compress = promisify(brotliCompress);
const quick = 5;
const thorough = 11;

interface Compressed {
  readonly body: Buffer;
  /** Whether the thorough compression has been started. */
  readonly improved: boolean;
}

/**
 * Compresses a new document quickly, and one rendered a second time unchanged thoroughly, which saves a tenth. A document that
 * contains the time is new at every rendering and never compressed thoroughly.
 */
export function documentCompressor(): (html: string) => Promise<Buffer> {
  const known = new LRUCache<string, Compressed>({ max: 300 });
  return async (html) => {
    const bytes = Buffer.from(html);
    const name = hash('sha256', bytes, 'base64');
    const before = known.get(name);
    if (!before) {
      const body = await at(quick, bytes);
      known.set(name, { body, improved: false });
      return body;
    }
    if (!before.improved) {
      known.set(name, { ...before, improved: true });
      at(thorough, bytes).then(
        (body) => known.set(name, { body, improved: true }),
        () => undefined,
      ); // on failure the quick one stays
    }
    return before.body;
  };
}

const at = (quality: number, html: Buffer): Promise<Buffer> =>
  compress(html, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_SIZE_HINT]: html.length },
  });
