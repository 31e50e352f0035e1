import { createCanvas, loadImage } from '@napi-rs/canvas';
import { describe, expect, it } from 'vitest';
import { heavyBytes } from '#core/rules/console/pictures/picture-limits.ts';
import { aPhoto, withExif } from '../../../testing/data/a-photo.ts';
import { encodePicture, type EncodedPicture } from './encode-picture.ts';

async function encoded(file: Uint8Array): Promise<EncodedPicture> {
  const encoding = await encodePicture(file);
  if (encoding.kind === 'fault') throw new Error(encoding.fault);
  return encoding;
}
/** The mean brightness of the left and the right, upper and lower halves. */
async function halves(bytes: Uint8Array) {
  const image = await loadImage(Buffer.from(bytes));
  const canvas = createCanvas(2, 2);
  const pen = canvas.getContext('2d');
  pen.drawImage(image, 0, 0, 2, 2);
  const { data } = pen.getImageData(0, 0, 2, 2);
  const light = (at: number): number =>
    (data[at * 4] ?? 0) + (data[at * 4 + 1] ?? 0) + (data[at * 4 + 2] ?? 0);
  return {
    left: light(0) + light(2),
    right: light(1) + light(3),
    upper: light(0) + light(1),
    lower: light(2) + light(3),
    width: image.width,
    height: image.height,
  };
}
const has = (bytes: Uint8Array, text: string): boolean => Buffer.from(bytes).includes(text);

describe('an uploaded picture is drawn anew', () => {
  it.each(['jpeg', 'png', 'webp'] as const)('from a %s, as WebP in two sizes', async (type) => {
    const { main, small, width, height, ...source } = await encoded(
      await aPhoto({ type, width: 1_500, height: 1_000 }),
    );
    expect({ width, height }).toEqual({ width: 750, height: 500 });
    expect(source).toMatchObject({ type: `image/${type}`, sourceWidth: 1_500, sourceHeight: 1_000 });
    expect(await halves(main.bytes)).toMatchObject({ width: 750, height: 500 });
    expect(await halves(small.bytes)).toMatchObject({ width: 240, height: 160 });
    expect(source.light.darkest).toBeLessThan(source.light.lightest ?? 0);
    for (const { bytes } of [main, small]) expect(Buffer.from(bytes).toString('latin1', 8, 12)).toBe('WEBP');
    expect(main.bytes.length).toBeLessThan(heavyBytes);
    expect(small.bytes.length).toBeLessThan(main.bytes.length / 3);
  });

  it('and not made larger than it was', async () => {
    const { width, small } = await encoded(await aPhoto({ width: 200, height: 120 }));
    expect(width).toBe(200);
    expect(await halves(small.bytes)).toMatchObject({ width: 200, height: 120 });
  });

  it('without the place where it was taken, and turned as its EXIF says', async () => {
    const plain = await aPhoto({ width: 900, height: 600 });
    const turned = withExif(plain, 6);
    expect(has(turned, '120.5853')).toBe(true);
    const { main, small, width, height } = await encoded(turned);
    expect({ width, height }).toEqual({ width: 600, height: 900 });
    for (const { bytes } of [main, small])
      for (const text of ['120.5853', 'Exif', 'EXIF']) expect(has(bytes, text)).toBe(false);
    const { left, right } = await halves((await encoded(plain)).main.bytes);
    const { upper, lower } = await halves(main.bytes);
    expect(left).toBeGreaterThan(right);
    expect(upper).toBeGreaterThan(lower);
  });

  it('without what was appended to it', async () => {
    const film = Buffer.concat([await aPhoto(), Buffer.from('ftypmp42 a film of three seconds')]);
    const { main, small } = await encoded(film);
    for (const { bytes } of [main, small]) expect(has(bytes, 'film')).toBe(false);
  });

  it('always to the same bytes, so that the same picture has one key', async () => {
    const file = await aPhoto();
    expect((await encoded(file)).main.key).toBe((await encoded(file)).main.key);
  });

  it('with its transparency', async () => {
    const canvas = createCanvas(300, 300);
    canvas.getContext('2d').fillRect(0, 0, 150, 300);
    const { main } = await encoded(await canvas.encode('png'));
    const shown = createCanvas(300, 300);
    shown.getContext('2d').drawImage(await loadImage(Buffer.from(main.bytes)), 0, 0);
    expect(shown.getContext('2d').getImageData(250, 150, 1, 1).data[3]).toBe(0);
  });
});

it('a file that says more than it is cannot be opened', async () => {
  const file = await aPhoto({ type: 'png' });
  file.fill(0, 60, file.length - 20);
  expect(await encodePicture(file)).toMatchObject({ kind: 'fault' });
});
