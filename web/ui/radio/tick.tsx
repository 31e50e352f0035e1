import type { ComponentProps } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './choice.module.css';

export type TickProps = ComponentProps<'input'> & { type: 'radio' | 'checkbox' };

/** The round box of radio buttons and checkboxes. */
export function Tick({ className, ...input }: TickProps) {
  return <input className={joinClasses(styles.tick, className)} {...input} />;
}
