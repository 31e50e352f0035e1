import { animated, big32, latin, truncated, type FormatHead } from './bytes.ts';

/** Walks the chunks of a PNG: the size stands in the first, IEND is the last, and acTL makes it an animation. */
export function pngHead(bytes: Uint8Array): FormatHead {
  if (latin(bytes, 12, 4) !== 'IHDR' || bytes.length < 33) return truncated;
  const [width, height] = [big32(bytes, 16), big32(bytes, 20)];
  for (let at = 8; at + 12 <= bytes.length;) {
    const end = at + 12 + big32(bytes, at);
    const type = latin(bytes, at + 4, 4);
    if (type === 'acTL') return animated;
    if (end > bytes.length) return truncated;
    if (type === 'IEND') return { kind: 'head', width, height, end };
    at = end;
  }
  return truncated;
}
