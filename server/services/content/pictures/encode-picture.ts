import { createCanvas, loadImage, type Canvas, type Image } from '@napi-rs/canvas';
import {
  mainWidth,
  smallWidth,
  type PictureFault,
  type UploadType,
} from '#core/rules/console/pictures/picture-limits.ts';
import { lightRangeOf, type LightRange } from '#core/rules/console/pictures/text-contrast.ts';
import { readPicture } from '#core/rules/console/pictures/read-picture.ts';
import { pictureKeyOf } from './picture-key.ts';

/** One file of a picture; its key is a hash of its bytes. */
interface PictureFile {
  readonly key: string;
  readonly bytes: Uint8Array;
}
export interface EncodedPicture {
  readonly kind: 'encoded';
  /** Of what was uploaded. */
  readonly type: UploadType;
  readonly sourceWidth: number;
  readonly sourceHeight: number;
  /** Of the main file. */
  readonly width: number;
  readonly height: number;
  readonly main: PictureFile;
  readonly small: PictureFile;
  readonly light: LightRange;
}
export type Encoding = EncodedPicture | { readonly kind: 'fault'; readonly fault: PictureFault };

/** Qualities to try until a file is light enough; the last one is used in any case. */
const qualities = [84, 76, 66, 54];
const lightBytes = { main: 110 * 1024, small: 24 * 1024 };

/**
 * Draws a picture anew in the two sizes that pages load, turned as its EXIF says. What else the file contained (places, comments,
 * appended files) is not drawn and so is gone. Runs on the pictures' own thread.
 */
export async function encodePicture(bytes: Uint8Array): Promise<Encoding> {
  const head = readPicture(bytes);
  if (head.kind === 'fault') return head;
  const image = await loadImage(Buffer.from(bytes)).catch(() => undefined);
  // A decoder that sees another size than the header would take memory that was not checked.
  if (!image || !isSameSize(image, head)) return { kind: 'fault', fault: 'broken' };
  const main = scaled(image, mainWidth);
  return {
    kind: 'encoded',
    type: head.type,
    sourceWidth: image.width,
    sourceHeight: image.height,
    width: main.width,
    height: main.height,
    main: await fileOf(main, lightBytes.main),
    small: await fileOf(scaled(main, smallWidth), lightBytes.small),
    light: lightOf(main),
  };
}

interface Size {
  readonly width: number;
  readonly height: number;
}
/** A picture that its EXIF turns by a quarter is decoded with its sides exchanged. */
const isSameSize = (decoded: Size, stated: Size): boolean =>
  (decoded.width === stated.width && decoded.height === stated.height) ||
  (decoded.width === stated.height && decoded.height === stated.width);

/** At most so wide, and as wide as it is when it is narrower. Halves first, because one large step loses fine detail. */
function scaled(source: Image | Canvas, maxWidth: number): Canvas {
  const width = Math.min(maxWidth, source.width);
  const next = source.width > 2 * width ? Math.ceil(source.width / 2) : width;
  const canvas = createCanvas(next, Math.max(1, Math.round((source.height * next) / source.width)));
  const pen = canvas.getContext('2d');
  pen.imageSmoothingEnabled = true;
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(source, 0, 0, canvas.width, canvas.height);
  return next === width ? canvas : scaled(canvas, maxWidth);
}

/** Measured on a few hundred pixels: text is larger than one of them. */
function lightOf(source: Canvas): LightRange {
  const canvas = createCanvas(measured, measured);
  const pen = canvas.getContext('2d');
  pen.drawImage(source, 0, 0, measured, measured);
  return lightRangeOf(pen.getImageData(0, 0, measured, measured).data);
}
const measured = 24;

async function fileOf(canvas: Canvas, light: number): Promise<PictureFile> {
  let bytes: Buffer = Buffer.alloc(0);
  for (const quality of qualities) {
    bytes = await canvas.encode('webp', quality);
    if (bytes.length <= light) break;
  }
  return { key: pictureKeyOf(bytes), bytes };
}
