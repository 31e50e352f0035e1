import type { ReactNode } from 'react';
import { Text } from '#web/ui/text/text.tsx';
import styles from './event-report.module.css';

interface LogRowsProps {
  readonly isEmpty: boolean;
  readonly children: ReactNode;
}

interface RankedRowsProps {
  readonly label: string;
  /** What is said while there are no rows. */
  readonly empty: string | undefined;
  readonly children: ReactNode;
}

/** Rows in a box of one height, so that nothing below moves when more come. */
export const LogRows = ({ isEmpty, children }: LogRowsProps) => (
  <div className={styles.logRows}>
    {isEmpty && (
      <Text as="p" look="caption">
        暂无
      </Text>
    )}
    <ul>{children}</ul>
  </div>
);

/** A ranking in a box of the same height; the keyboard scrolls it. */
export const RankedRows = ({ label, empty, children }: RankedRowsProps) => (
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its rows have nothing to focus
  <div className={styles.logRows} tabIndex={0} role="group" aria-label={label}>
    {empty !== undefined && (
      <Text as="p" look="caption">
        {empty}
      </Text>
    )}
    <ol className={styles.topPages}>{children}</ol>
  </div>
);
