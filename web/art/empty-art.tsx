import type { ArtName } from './keys.ts';
import { useArt } from './use-art.ts';

interface EmptyArtProps {
  name: ArtName<'empty'>;
  width?: number;
}

/** A water-town scene from its cached file; `<use>` lets the theme's art roles tint it. */
export function EmptyArt({ name, width = 166 }: EmptyArtProps) {
  const art = useArt();
  return (
    <svg viewBox="0 0 240 180" width={width} height={width * 0.75} aria-hidden="true">
      <use href={`${art(`empty/${name}`)}#a`} />
    </svg>
  );
}
