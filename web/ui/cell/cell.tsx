import type { ReactNode } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { Pressable } from '../pressable/pressable.tsx';
import styles from './cell.module.css';

export interface CellProps {
  title: ReactNode;
  /** A second line under the title. */
  note?: ReactNode;
  /** Content at the right: a value, a tag, a switch. */
  end?: ReactNode;
  icon?: string | undefined;
  /** A picture of what the row is about, instead of an icon. */
  picture?: ReactNode;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** One row of a list; with an arrow if it is a link. */
export function Cell({ title, note, end, icon, picture, href, onPress }: CellProps) {
  const leads = href !== undefined || onPress !== undefined;
  const inside = (
    <>
      {icon !== undefined && <Icon of={icon} size={22} className="text-secondary" />}
      {picture !== undefined && <span className={styles.picture}>{picture}</span>}
      <span className="grow">
        {title}
        {note !== undefined && <span className={styles.note}>{note}</span>}
      </span>
      {(end !== undefined || leads) && (
        <span className={styles.extra}>
          {end}
          {leads && <Icon of={rightIcon} size={16} />}
        </span>
      )}
    </>
  );
  return leads ? (
    <Pressable className={styles.cell} href={href} onPress={onPress}>
      {inside}
    </Pressable>
  ) : (
    <div className={styles.cell}>{inside}</div>
  );
}
