import { libraryPictureUrl, type PictureSize } from '#core/rules/pictures/library-picture.ts';
import { apiBase } from './base.ts';

/** The address of a picture as contents name it: of the library, a drawing of ours, or already an address. */
export const pictureUrl = (value: string, size: PictureSize = 'small'): string =>
  /^(https?:|data:|\/)/.test(value)
    ? value
    : (libraryPictureUrl(apiBase, value, size) ?? `${apiBase}/art/${value}.svg`);
