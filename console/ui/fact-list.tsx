import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

/** Names and values, a pair a line; a pair without a value is left out. */
export const FactList = ({ facts }: { readonly facts: readonly (readonly [string, ReactNode])[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, value]) => value !== '')
      .map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
  </dl>
);
