/** A picture of the library, as contents name it: its key is a hash of its bytes, and its size reserves the place on a page. */
export interface LibraryPicture {
  readonly key: string;
  readonly width: number;
  readonly height: number;
}
/** `small` for rows and tiles of at most 120 px. */
export type PictureSize = 'main' | 'small';

const form = /^media:([0-9a-f]{32})\.(\d{1,5})x(\d{1,5})$/;

export const pictureValue = ({ key, width, height }: LibraryPicture): string =>
  `media:${key}.${width}x${height}`;

/** The picture that a value names; undefined: it is a drawing of ours or an address. */
export function libraryPicture(value: string): LibraryPicture | undefined {
  const [, key, width, height] = form.exec(value) ?? [];
  return key === undefined ? undefined : { key, width: Number(width), height: Number(height) };
}

/** Where the server has the file; `base` is the environment's. */
export const pictureFileUrl = (base: string, key: string, size: PictureSize): string =>
  `${base}/media/${key}${size === 'small' ? '-s' : ''}.webp`;

/** The address of a value; undefined: it is none of the library. */
export function libraryPictureUrl(base: string, value: string, size: PictureSize): string | undefined {
  const picture = libraryPicture(value);
  return picture && pictureFileUrl(base, picture.key, size);
}
