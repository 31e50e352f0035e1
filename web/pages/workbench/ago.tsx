import { chinaMoment } from './china-moment.ts';
import { since } from './since.ts';
import styles from './workbench.module.css';

/** Relative time; the absolute time is in its title. */
export function Ago({ at, now }: { at: string; now: number | undefined }) {
  return (
    <time className={styles.entryMeta} dateTime={at} title={chinaMoment(at)}>
      {since(at, now ?? Date.parse(at))}
    </time>
  );
}
