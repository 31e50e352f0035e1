import { maxPictureBytes } from '../../../contract/console/pictures.ts';
import type { FormatHead } from './bytes.ts';
import { fileType, hasHiddenFile } from './file-type.ts';
import { jpegHead } from './jpeg-head.ts';
import { maxPixels, maxSide, minSide, type PictureFault, type UploadType } from './picture-limits.ts';
import { pngHead } from './png-head.ts';
import { webpHead } from './webp-head.ts';

export type PictureVerdict =
  | { readonly kind: 'picture'; readonly type: UploadType; readonly width: number; readonly height: number }
  | { readonly kind: 'fault'; readonly fault: PictureFault };

const heads: Readonly<Record<UploadType, (bytes: Uint8Array) => FormatHead>> = {
  'image/png': pngHead,
  'image/jpeg': jpegHead,
  'image/webp': webpHead,
};
const no = (fault: PictureFault): PictureVerdict => ({ kind: 'fault', fault });

/** Whether a file may be decoded: its type and size are read from its bytes before any memory is taken for its pixels. */
export function readPicture(bytes: Uint8Array): PictureVerdict {
  const found = fileType(bytes);
  if (found.kind === 'fault') return found;
  if (bytes.length > maxPictureBytes) return no('heavy');
  const head = heads[found.type](bytes);
  if (head.kind === 'fault') return head;
  const { width, height, end } = head;
  if (Math.max(width, height) > maxSide || width * height > maxPixels) return no('many-pixels');
  if (Math.min(width, height) < minSide) return no('few-pixels');
  return hasHiddenFile(bytes, end) ? no('hidden') : { kind: 'picture', type: found.type, width, height };
}
