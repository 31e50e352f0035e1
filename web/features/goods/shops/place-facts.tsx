import type { ReactNode } from 'react';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './place-card.module.css';

interface PlaceFactsProps {
  readonly facts: readonly (readonly [name: string, value: ReactNode])[];
  readonly className?: string | undefined;
}

/** Address, opening hours and the like, a line each. */
export const PlaceFacts = ({ facts, className }: PlaceFactsProps) => (
  <dl className={joinClasses(styles.rows, className)}>
    {facts.map(([name, value]) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);
