import './action-bar.css';
import type { ReactNode } from 'react';
import { Pressable } from '../pressable/pressable.tsx';

export interface BarActionProps {
  icon: ReactNode;
  text: string;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** An icon over a word, at the left of the action bar. */
export function BarAction({ icon, text, href, onPress }: BarActionProps) {
  return (
    <Pressable className="abar__i" href={href} onPress={onPress}>
      {icon}
      {text}
    </Pressable>
  );
}
