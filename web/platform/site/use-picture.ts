import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';

const address = /^(https?:)?\//;

/** The URL of a picture: a key of the illustration system, or already a URL. */
export function usePicture(): (picUrl: string) => string {
  const art = useArt();
  return (picUrl) => (address.test(picUrl) ? picUrl : art(picUrl as ArtKey));
}
