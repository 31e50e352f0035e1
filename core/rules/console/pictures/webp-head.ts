import { animated, latin, little16, little24, little32, truncated, type FormatHead } from './bytes.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The size that a chunk states; the canvas and its picture are both read, because decoders may follow either. */
function sizeIn(bytes: Uint8Array, type: string, data: number): Size | undefined {
  if (type === 'VP8X') return { width: little24(bytes, data + 4) + 1, height: little24(bytes, data + 7) + 1 };
  if (type === 'VP8 ')
    return { width: little16(bytes, data + 6) % 0x4000, height: little16(bytes, data + 8) % 0x4000 };
  if (type !== 'VP8L') return undefined;
  const packed = little32(bytes, data + 1);
  return { width: (packed % 0x4000) + 1, height: (Math.floor(packed / 0x4000) % 0x4000) + 1 };
}

/** Walks the chunks of a WebP. */
export function webpHead(bytes: Uint8Array): FormatHead {
  const end = 8 + little32(bytes, 4);
  if (end > bytes.length || end < 20) return truncated;
  let size: Size | undefined;
  let hasPicture = false;
  for (let at = 12; at + 8 <= end;) {
    const type = latin(bytes, at, 4);
    if (type === 'ANIM' || type === 'ANMF') return animated;
    const next = at + 8 + little32(bytes, at + 4);
    if (next > end) return truncated;
    const stated = sizeIn(bytes, type, at + 8);
    if (stated) {
      size = {
        width: Math.max(size?.width ?? 0, stated.width),
        height: Math.max(size?.height ?? 0, stated.height),
      };
      hasPicture ||= type !== 'VP8X';
    }
    at = next + (next % 2);
  }
  return size && hasPicture ? { kind: 'head', ...size, end: end + (end % 2) } : truncated;
}
