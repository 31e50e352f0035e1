import './nav-bar.css';
import { Pressable } from '../pressable/pressable.tsx';

export interface NavActionProps {
  text: string;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** A word at the right end of the bar. */
export function NavAction({ text, href, onPress }: NavActionProps) {
  return (
    <Pressable className="nav__a" href={href} onPress={onPress}>
      {text}
    </Pressable>
  );
}
