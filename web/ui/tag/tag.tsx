import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './tag.module.css';

export interface TagProps {
  children: ReactNode;
  kind?: 'soft' | 'outline' | 'solid' | 'vip' | 'vipDark' | 'ok' | 'warn' | 'info' | 'mute' | undefined;
  className?: string | undefined;
}

export function Tag({ children, kind = 'soft', className }: TagProps) {
  return (
    <span className={joinClasses(styles.tag, kind !== 'soft' && styles[kind], className)}>{children}</span>
  );
}
