import { joinClasses } from '../join-classes.ts';
import styles from './member-card.module.css';

export interface StubCount {
  readonly text: string;
  /** The list that it counts. */
  readonly href?: string | undefined;
  /** Undefined until it is known. */
  readonly value?: number | undefined;
  /** Highlighted in the price colour. */
  readonly hot?: boolean | undefined;
}

/** The stub for guests, who have nothing to count: what signing in brings. */
export const StubInvitation = ({ text }: { text: string }) => (
  <div className={styles.stub}>
    <p className={styles.invitation}>{text}</p>
  </div>
);

/** The stub of the member card: counts, linked to their lists where they have one. */
export function StubCounts({ counts }: { counts: readonly StubCount[] }) {
  return (
    <ul className={styles.stub}>
      {counts.map((count) => (
        <li key={count.text}>
          <Count {...count} />
        </li>
      ))}
    </ul>
  );
}

function Count({ text, href, value, hot = false }: StubCount) {
  const className = joinClasses(styles.count, hot && value !== undefined && value > 0 && styles.highlighted);
  const inside = (
    <>
      <span className="number">{value ?? '—'}</span>
      {text}
    </>
  );
  return href === undefined ? (
    <div className={className}>{inside}</div>
  ) : (
    <a className={className} href={href}>
      {inside}
    </a>
  );
}
