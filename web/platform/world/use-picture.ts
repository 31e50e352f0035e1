import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';

const address = /^(https?:)?\//;

/** Turns a picture of an answer into an address: it is a key of the illustration system, or an address already. */
export function usePicture(): (picUrl: string) => string {
  const art = useArt();
  return (picUrl) => (address.test(picUrl) ? picUrl : art(picUrl as ArtKey));
}
