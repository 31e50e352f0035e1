import { Fragment } from 'react';
import { nameParts } from '#core/rules/format/name-parts.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { LazyImage } from '#web/ui/lazy-image/lazy-image.tsx';
import styles from './rights-grid.module.css';

export interface GridEntry {
  readonly name: string;
  readonly note: string;
  readonly picUrl: string;
  /** Sold out this month. */
  readonly isGone?: boolean;
  /** Opens what the right is. */
  onRead?(): void;
}

/** The rights of a membership, at most four in a row, every row filled; pictures of the first screen are inlined. */
export function RightsGrid({ entries, eager = false }: { entries: readonly GridEntry[]; eager?: boolean }) {
  const picture = usePicture();
  return (
    <ul className={styles.grid}>
      {entries.map(({ name, note, picUrl, isGone = false, onRead }) => (
        <li key={name} className={isGone ? `${styles.right} ${styles.outOfStock}` : styles.right}>
          <LazyImage className={styles.picture} src={picture(picUrl)} eager={eager} />
          <b className="two-lines">
            {onRead ? (
              <button className={styles.readButton} type="button" aria-haspopup="dialog" onClick={onRead}>
                <Broken text={name} />
              </button>
            ) : (
              <Broken text={name} />
            )}
          </b>
          <span className={`${styles.note} two-lines`}>
            <Broken text={isGone ? '本月已领完' : note} />
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Short text that breaks between words. */
const Broken = ({ text }: { text: string }) =>
  nameParts(text).map((part, at) => (
    <Fragment key={part}>
      {at > 0 && <wbr />}
      {part}
    </Fragment>
  ));
