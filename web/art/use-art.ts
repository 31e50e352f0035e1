import { useContext } from 'react';
import { ArtBase } from './art-base.tsx';
import { artUrl } from './art-url.ts';
import type { ArtKey } from './keys.ts';

/** Turns art keys into addresses under the app's base. */
export function useArt(): (key: ArtKey) => string {
  const base = useContext(ArtBase);
  return (key) => artUrl(base, key);
}
