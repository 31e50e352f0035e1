import type { ArtName } from './keys.ts';
import { useArt } from './use-art.ts';

interface AvatarArtProps {
  /** Which of the drawn faces; the first stands for a guest. */
  face?: Extract<ArtName<'shape'>, `avatar${string}`>;
  size?: number;
}

/** A drawn face, from its cached file: it appears only once a member is known. */
export function AvatarArt({ face = 'avatar', size = 46 }: AvatarArtProps) {
  const art = useArt();
  return <img className="icon" src={art(`shape/${face}`)} width={size} height={size} alt="" />;
}
