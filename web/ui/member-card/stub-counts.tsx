import styles from './member-card.module.css';

export interface StubCount {
  readonly text: string;
  readonly href: string;
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

/** The stub of the member card: five counts, each linked to its list. */
export function StubCounts({ counts }: { counts: readonly StubCount[] }) {
  return (
    <ul className={styles.stub}>
      {counts.map(({ text, href, value, hot = false }) => (
        <li key={text}>
          <a href={href} className={hot && value !== undefined && value > 0 ? styles.highlighted : undefined}>
            <span className="number">{value ?? '—'}</span>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
