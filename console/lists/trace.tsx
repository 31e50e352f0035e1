import { formatTime } from '../platform/format.ts';
import styles from './trace.module.css';

interface Entry {
  readonly text: string;
  readonly tone: string;
}
interface TraceTableProps<Traced extends Entry & { readonly at: string }> {
  readonly sides: readonly { readonly title: string; readonly says: (entry: Traced) => boolean }[];
  readonly trace: readonly Traced[];
}

/** What each side says, in the order of time: one column for each. */
export const TraceTable = <Traced extends Entry & { readonly at: string }>({
  sides,
  trace,
}: TraceTableProps<Traced>) => (
  <div className={styles.scroll}>
    <table className={styles.table}>
      <caption>各方经过</caption>
      <thead>
        <tr>
          <th scope="col">时间</th>
          {sides.map(({ title }) => (
            <th key={title} scope="col">
              {title}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {trace.map((entry, at) => (
          <tr key={at}>
            <th scope="row">
              <time dateTime={entry.at}>{formatTime(entry.at)}</time>
            </th>
            {sides.map(({ title, says }) => (
              <td key={title}>
                {says(entry) && (
                  <span className={styles.entry} data-tone={entry.tone}>
                    {entry.text}
                  </span>
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** What one side says, in the order of time. */
export const TraceList = ({ trace }: { readonly trace: readonly (Entry & { at: string | null })[] }) => (
  <ol className={styles.list} aria-label="经过">
    {trace.map(({ at, text, tone }, place) => (
      <li key={place} className={styles.entry} data-tone={tone}>
        {at !== null && <time dateTime={at}>{formatTime(at)}</time>} {text}
      </li>
    ))}
  </ol>
);
