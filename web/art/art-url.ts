import type { ArtKey } from './keys.ts';

/** Address of a picture file; `base` is the environment's base, under which the server keeps the build's files. */
export const artUrl = (base: string, key: ArtKey): string => `${base}/art/${key}.svg`;
