import './tag.css';
import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';

export interface TagProps {
  children: ReactNode;
  kind?: 'soft' | 'line' | 'solid' | 'vip' | 'vip-dark' | 'ok' | 'warn' | 'info' | 'mute' | undefined;
}

export function Tag({ children, kind = 'soft' }: TagProps) {
  return <span className={joinClasses('tag', kind !== 'soft' && `tag--${kind}`)}>{children}</span>;
}
