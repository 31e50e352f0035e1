import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './fact-list.module.css';

type Fact = readonly [name: string, value: string, valueClass?: string];

interface FactListProps {
  /** A fact that does not apply is false. */
  readonly facts: readonly (Fact | false)[];
  readonly className?: string | undefined;
}

/** The facts of an invoice or a refund: a name and a value on each line. */
export const FactList = ({ facts, className }: FactListProps) => (
  <dl className={joinClasses(styles.facts, className)}>
    {facts
      .filter((fact) => fact !== false)
      .map(([name, value, valueClass]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd className={valueClass}>{value}</dd>
        </div>
      ))}
  </dl>
);
