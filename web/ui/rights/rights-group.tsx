import type { ReactNode } from 'react';
import { Floor } from '../floor/floor.tsx';
import { Tag } from '../tag/tag.tsx';
import styles from './rights-group.module.css';

export interface RightsGroupProps {
  title: string;
  /** How many may be chosen: '4选2'. */
  chip?: string | undefined;
  /** How many are chosen: '本月已选1项'. */
  meta?: string | undefined;
  children: ReactNode;
  /** Rows that are over for good, folded at the end. */
  ended?: readonly ReactNode[];
}

/** A floor of rights that belong together. */
export function RightsGroup({ title, chip, meta, children, ended = [] }: RightsGroupProps) {
  return (
    <Floor header={{ title, chip: chip === undefined ? undefined : <Tag>{chip}</Tag>, meta }}>
      <ul>{children}</ul>
      {ended.length > 0 && (
        <details className={styles.ended}>
          <summary>已结束（{ended.length}项）</summary>
          <ul>{ended}</ul>
        </details>
      )}
    </Floor>
  );
}
