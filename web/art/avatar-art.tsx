import { useArt } from './use-art.ts';

interface AvatarArtProps {
  size?: number;
}

/** The drawn face, from its cached file: it appears only once a member is known. */
export function AvatarArt({ size = 46 }: AvatarArtProps) {
  const art = useArt();
  return <img className="icon" src={art('shape/avatar')} width={size} height={size} alt="" />;
}
