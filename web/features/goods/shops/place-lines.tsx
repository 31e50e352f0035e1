import type { ReactNode } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './place-card.module.css';

interface PlaceLinesProps {
  readonly lines: readonly (readonly [name: string, value: ReactNode])[];
  readonly className?: string | undefined;
}

/** Address, opening hours and the like, a line each. */
export const PlaceLines = ({ lines, className }: PlaceLinesProps) => (
  <dl className={joinClasses(styles.lines, className)}>
    {lines.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
