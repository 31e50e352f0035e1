import { describe, expect, it } from 'vitest';
import { libraryPicture, libraryPictureUrl, pictureValue } from './library-picture.ts';

const picture = { key: '0123456789abcdef0123456789abcdef', width: 750, height: 296 };

describe('a picture of the library in a content', () => {
  it('is read as it was written', () => {
    expect(pictureValue(picture)).toBe('media:0123456789abcdef0123456789abcdef.750x296');
    expect(libraryPicture(pictureValue(picture))).toEqual(picture);
  });

  it('has an address for each size', () => {
    expect(libraryPictureUrl('/content', pictureValue(picture), 'main')).toBe(
      '/content/media/0123456789abcdef0123456789abcdef.webp',
    );
    expect(libraryPictureUrl('/content', pictureValue(picture), 'small')).toBe(
      '/content/media/0123456789abcdef0123456789abcdef-s.webp',
    );
  });

  it.each([
    'goods/milktea',
    'https://cdn.example/a.webp',
    'media:short.750x296',
    'media:0123456789ABCDEF0123456789ABCDEF.750x296',
    'media:0123456789abcdef0123456789abcdef',
    'media:../../etc/passwd.1x1',
    '',
  ])('is not what %s names', (value) => {
    expect(libraryPicture(value)).toBeUndefined();
    expect(libraryPictureUrl('/content', value, 'main')).toBeUndefined();
  });
});
