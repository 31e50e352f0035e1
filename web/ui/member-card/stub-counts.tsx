export interface StubCount {
  readonly text: string;
  readonly href: string;
  /** Unknown until someone signs in. */
  readonly value?: number | undefined;
  /** Waits for the member: in the price colour. */
  readonly hot?: boolean | undefined;
}

/** The stub of the member card: five counts, each a way to its list. */
export function StubCounts({ counts }: { counts: readonly StubCount[] }) {
  return (
    <ul className="mt__stub">
      {counts.map(({ text, href, value, hot = false }) => (
        <li key={text}>
          <a href={href} className={hot && value !== undefined && value > 0 ? 'hot' : undefined}>
            <span className="num">{value ?? '—'}</span>
            {text}
          </a>
        </li>
      ))}
    </ul>
  );
}
