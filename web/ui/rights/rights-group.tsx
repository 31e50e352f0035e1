import type { ReactNode } from 'react';
import { Floor } from '../floor/floor.tsx';
import { Tag } from '../tag/tag.tsx';

export interface RightsGroupProps {
  title: string;
  /** How many may be chosen: '4选2'. */
  chip?: string | undefined;
  /** How many are chosen: '本月已选1项'. */
  meta?: string | undefined;
  children: ReactNode;
}

/** A floor of rights that belong together. */
export function RightsGroup({ title, chip, meta, children }: RightsGroupProps) {
  return (
    <Floor header={{ title, chip: chip === undefined ? undefined : <Tag>{chip}</Tag>, meta }}>
      <ul>{children}</ul>
    </Floor>
  );
}
