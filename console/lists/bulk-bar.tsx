import type { ReactNode } from 'react';
import { Button } from '../ui/button.tsx';
import styles from './lists.module.css';
import type { Selection } from './use-selection.ts';

interface BulkBarProps {
  readonly selection: Selection;
  /** The unit of what is ticked: 件, 条. */
  readonly unit: string;
  /** The acts on all that is ticked. */
  readonly children: ReactNode;
}

/** Appears with the first tick: how many, and what can be done with all of them. */
export const BulkBar = ({ selection, unit, children }: BulkBarProps) =>
  selection.keys.size === 0 ? null : (
    <div className={styles.bulk} role="region" aria-label="批量操作">
      <span role="status">
        已选 <b>{selection.keys.size}</b> {unit}
      </span>
      {children}
      <Button size="small" onPress={selection.clear}>
        取消
      </Button>
    </div>
  );
