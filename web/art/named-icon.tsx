import type { ArtName } from './keys.ts';
import { useArt } from './use-art.ts';

interface NamedIconProps {
  name: ArtName<'icon'>;
  size?: number;
}

/** A line icon whose name comes from data: drawn from its cached file in the text's colour, at no cost in script. */
export function NamedIcon({ name, size = 24 }: NamedIconProps) {
  const art = useArt();
  return (
    <svg className="icon" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
      <use href={`${art(`icon/${name}`)}#a`} />
    </svg>
  );
}
