import { libraryPictureUrl, type PictureSize } from '#core/rules/pictures/library-picture.ts';
import { base, origin } from './settings.ts';

/** The URL of a picture: of the library, a key of the illustration system, a path of ours, or already a URL. Cards and rows take the small file. */
export function picture(picUrl: string, size: PictureSize = 'main'): string {
  const uploaded = libraryPictureUrl(base, picUrl, size);
  if (uploaded !== undefined) return uploaded;
  if (/^https?:/.test(picUrl)) return picUrl;
  if (picUrl.startsWith('//')) return `https:${picUrl}`;
  return picUrl.startsWith('/') ? `${origin}${picUrl}` : `${base}/art/${picUrl}.svg`;
}

/** The URL of a file that is shipped beside the pictures: a clip or its first frame. */
export const fileUrl = (path: string): string => `${base}/${path}`;
