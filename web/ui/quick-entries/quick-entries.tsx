import styles from './quick-entries.module.css';

export interface QuickEntry {
  readonly text: string;
  readonly href: string;
  /** Address of a 48 px picture. */
  readonly art: string;
  /** A short word on the corner: 新, 3张. */
  readonly flag?: string | undefined;
}

export interface QuickEntriesProps {
  entries: readonly QuickEntry[];
  label: string;
  columns?: 4 | 5 | undefined;
}

/** The grid of quick entries below the hero; four columns in care mode. */
export function QuickEntries({ entries, label, columns = 5 }: QuickEntriesProps) {
  return (
    <nav aria-label={label}>
      <ul className={columns === 4 ? `${styles.entries} ${styles.fourColumns}` : styles.entries}>
        {entries.map(({ text, href, art, flag }) => (
          <li key={text}>
            <a href={href}>
              <img
                src={art}
                width={40}
                height={40}
                alt=""
                decoding="async"
                loading="lazy"
                fetchPriority="low"
              />
              {flag !== undefined && <span className={`${styles.flag} decorative`}>{flag}</span>}
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
