import { big16, truncated, type FormatHead } from './bytes.ts';

const startOfScan = 0xda;
const endOfImage = 0xd9;
/** SOF0 to SOF15 carry the size; three codes among them mean something else. */
const isFrame = (code: number): boolean =>
  code >= 0xc0 && code <= 0xcf && code !== 0xc4 && code !== 0xc8 && code !== 0xcc;
const isAlone = (code: number): boolean => code === 0x01 || (code >= 0xd0 && code <= 0xd8);

/** The next marker in compressed data: a doubled FF 00 and restarts belong to the data. */
function afterScan(bytes: Uint8Array, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at >= 0; at = bytes.indexOf(0xff, at + 1)) {
    const code = bytes[at + 1];
    if (code === undefined) return -1;
    if (code !== 0 && code !== 0xff && !isAlone(code)) return at;
  }
  return -1;
}

/** Walks the segments of a JPEG until its end marker; the size stands in the frame. */
export function jpegHead(bytes: Uint8Array): FormatHead {
  let size: { readonly width: number; readonly height: number } | undefined;
  for (let at = 2; at >= 0 && at + 1 < bytes.length;) {
    const code = bytes[at + 1] ?? 0;
    if (bytes[at] !== 0xff) return truncated;
    if (code === 0xff) at += 1;
    else if (code === endOfImage) return size ? { kind: 'head', ...size, end: at + 2 } : truncated;
    else if (isAlone(code)) at += 2;
    else {
      if (isFrame(code)) size ??= { height: big16(bytes, at + 5), width: big16(bytes, at + 7) };
      const next = at + 2 + big16(bytes, at + 2);
      at = code === startOfScan ? afterScan(bytes, next) : next;
    }
  }
  return truncated;
}
