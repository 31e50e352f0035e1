import { useContext } from 'react';
import { libraryPictureUrl, type PictureSize } from '#core/rules/pictures/library-picture.ts';
import { ArtBase } from '#web/art/art-base.tsx';
import { artUrl } from '#web/art/art-url.ts';
import type { ArtKey } from '#web/art/keys.ts';

const address = /^(https?:)?\//;

/** The URL of a picture: one of the library, a key of the illustration system, or already a URL. Rows and small tiles take the small file. */
export function usePicture(size: PictureSize = 'main'): (picUrl: string) => string {
  const base = useContext(ArtBase);
  return (picUrl) => {
    if (address.test(picUrl)) return picUrl;
    return libraryPictureUrl(base, picUrl, size) ?? artUrl(base, picUrl as ArtKey);
  };
}
