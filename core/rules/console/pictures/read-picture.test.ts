import { describe, expect, it } from 'vitest';
import { maxPictureBytes } from '../../../contract/console/pictures.ts';
import { readPicture } from './read-picture.ts';

type Part = string | readonly number[];
const bytes = (...parts: readonly Part[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? Array.from(part, (each) => each.charCodeAt(0)) : [...part],
    ),
  );
const big = (value: number, length: number): number[] =>
  Array.from({ length }, (_, at) => Math.floor(value / 256 ** (length - 1 - at)) % 256);
const little = (value: number, length: number): number[] => big(value, length).reverse();

interface Size {
  readonly width?: number;
  readonly height?: number;
}
const chunk = (type: string, data: readonly number[]): Part[] => [big(data.length, 4), type, data, big(0, 4)];
const png = ({ width = 750, height = 280 }: Size = {}, ...more: Part[]) =>
  bytes(
    '\x89PNG\r\n\x1a\n',
    ...chunk('IHDR', [...big(width, 4), ...big(height, 4), 8, 6, 0, 0, 0]),
    ...more,
    ...chunk('IDAT', [1, 2, 3]),
    ...chunk('IEND', []),
  );
const jpegParts = ({ width = 750, height = 280 }: Size = {}, ...more: Part[]): Part[] => [
  [0xff, 0xd8],
  ...more,
  [0xff, 0xc2, ...big(11, 2), 8, ...big(height, 2), ...big(width, 2), 1, 1, 0x11, 0],
  [0xff, 0xda, ...big(8, 2), 1, 1, 0, 0, 0, 0],
  // A stuffed byte and a restart belong to the scan.
  [7, 0xff, 0x00, 9, 0xff, 0xd0, 11],
];
const jpeg = (size: Size = {}, ...more: Part[]) => bytes(...jpegParts(size, ...more), [0xff, 0xd9]);
const webpChunk = (type: string, data: readonly number[]): Part[] => [
  type,
  little(data.length, 4),
  data,
  data.length % 2 === 1 ? [0] : [],
];
const webp = (...parts: Part[]) => {
  const body = bytes('WEBP', ...parts);
  return bytes('RIFF', little(body.length, 4), [...body]);
};
const lossy = ({ width = 750, height = 280 }: Size = {}) =>
  webpChunk('VP8 ', [0, 0, 0, 0x9d, 0x01, 0x2a, ...little(width, 2), ...little(height, 2), 1, 2]);
const lossless = ({ width = 750, height = 280 }: Size = {}) =>
  webpChunk('VP8L', [0x2f, ...little(width - 1 + (height - 1) * 0x4000, 4), 5]);
const extended = (flags: number, { width = 750, height = 280 }: Size = {}) =>
  webpChunk('VP8X', [flags, 0, 0, 0, ...little(width - 1, 3), ...little(height - 1, 3)]);

describe('a picture', () => {
  it.each([
    ['a PNG', png(), 'image/png'],
    ['a progressive JPEG', jpeg(), 'image/jpeg'],
    ['a lossy WebP', webp(...lossy()), 'image/webp'],
    ['a lossless WebP', webp(...lossless()), 'image/webp'],
    ['an extended WebP', webp(...extended(0x10), ...lossy()), 'image/webp'],
  ])('is read from its bytes: %s', (_what, file, type) => {
    expect(readPicture(file)).toEqual({ kind: 'picture', type, width: 750, height: 280 });
  });

  it('may have what cameras add behind it', () => {
    const film = bytes(
      [...jpeg()],
      [0, 0, 0, 24],
      'ftypmp42',
      Array.from({ length: 90 }, () => 3),
    );
    expect(readPicture(film)).toMatchObject({ kind: 'picture', width: 750 });
  });

  it('may have a thumbnail with a frame of its own inside of it', () => {
    const thumbnail = [...jpeg({ width: 160, height: 120 })];
    const exif: Part = [0xff, 0xe1, ...big(thumbnail.length + 2, 2), ...thumbnail];
    expect(readPicture(jpeg({}, exif))).toMatchObject({ kind: 'picture', width: 750, height: 280 });
  });
});

describe('a file is refused', () => {
  it.each([
    ['nothing', bytes(), 'empty'],
    ['an SVG', bytes('<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'), 'svg'],
    ['an SVG behind spaces and a byte-order mark', bytes('\xef\xbb\xbf \n<SVG onload="alert(1)">'), 'svg'],
    ['an SVG in UTF-16', bytes('\xff\xfe', ...Array.from('<svg >', (each) => `${each}\0`)), 'svg'],
    ['a page', bytes('<!DOCTYPE html><html></html>'), 'html'],
    ['a script', bytes('  <script>alert(1)</script>'), 'html'],
    ['a GIF', bytes('GIF89a', big(0, 20)), 'gif'],
    ['a HEIC', bytes([0, 0, 0, 24], 'ftypheic', big(0, 20)), 'heic'],
    ['an AVIF', bytes([0, 0, 0, 24], 'ftypavif', big(0, 20)), 'heic'],
    ['a document', bytes('%PDF-1.7'), 'unknown'],
    ['a text', bytes('你好'), 'unknown'],
    ['an animated PNG', png({}, ...chunk('acTL', big(2, 8))), 'animated'],
    ['an animated WebP', webp(...extended(0x02), ...webpChunk('ANIM', big(0, 6))), 'animated'],
    ['a PNG without its end', png().subarray(0, -12), 'truncated'],
    ['half a PNG', png().subarray(0, 40), 'truncated'],
    ['a JPEG without its end', bytes(...jpegParts()), 'truncated'],
    ['a JPEG that ends in its header', jpeg().subarray(0, 9), 'truncated'],
    ['a WebP that is longer than it is', webp(...lossy()).subarray(0, -3), 'truncated'],
    ['a WebP without pixels', webp(...extended(0)), 'truncated'],
    ['a picture with a page behind it', bytes([...png()], '<HTML><body>'), 'hidden'],
    ['a picture with a drawing behind it', bytes([...jpeg()], '<svg onload=alert(1)>'), 'hidden'],
    ['a picture with an archive behind it', bytes([...jpeg()], 'PK\x05\x06', big(0, 18)), 'hidden'],
    ['a picture with a document behind it', bytes([...webp(...lossy())], '%PDF-1.7'), 'hidden'],
    [
      'a picture with a script in a comment',
      jpeg({}, [0xff, 0xfe, ...big(19, 2)], '<script>alert(1)/'),
      'hidden',
    ],
    ['very many pixels on few bytes', png({ width: 7_999, height: 7_999 }), 'many-pixels'],
    ['a very long side', jpeg({ width: 8_001, height: 50 }), 'many-pixels'],
    [
      'a small frame on a huge canvas',
      webp(...extended(0, { width: 16_000, height: 16_000 }), ...lossy()),
      'many-pixels',
    ],
    ['a dot', webp(...lossless({ width: 39, height: 200 })), 'few-pixels'],
    ['a picture without a height', png({ height: 0 }), 'few-pixels'],
  ])('when it is %s', (_what, file, fault) => {
    expect(readPicture(file)).toEqual({ kind: 'fault', fault });
  });

  it('when it is heavier than allowed, whatever it is', () => {
    const heavy = new Uint8Array(maxPictureBytes + 1);
    heavy.set(jpeg());
    expect(readPicture(heavy)).toEqual({ kind: 'fault', fault: 'heavy' });
  });

  it('when it was cut anywhere', () => {
    for (const whole of [png(), jpeg(), webp(...extended(0), ...lossy())])
      for (let end = 1; end < whole.length; end += 1)
        expect([end, readPicture(whole.subarray(0, end)).kind]).toEqual([end, 'fault']);
  });
});
