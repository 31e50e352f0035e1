import type { ReactNode } from 'react';
import { joinClasses } from '../join-classes.ts';
import styles from './choice.module.css';

export interface ChoiceProps {
  tick: ReactNode;
  children: ReactNode;
  className?: string | undefined;
}

/** The label around a radio button or a checkbox. */
export function Choice({ tick, children, className }: ChoiceProps) {
  return (
    <label className={joinClasses(styles.choice, className)}>
      {tick}
      <span className="grow">{children}</span>
    </label>
  );
}
