import './cell.css';
import type { ReactNode } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { Pressable } from '../pressable/pressable.tsx';

export interface CellProps {
  title: ReactNode;
  /** A second line under the title. */
  note?: ReactNode;
  /** What stands at the right: a value, a tag, a switch. */
  end?: ReactNode;
  icon?: string | undefined;
  href?: string | undefined;
  onPress?: (() => void) | undefined;
}

/** One row of a list; an arrow appears when it leads somewhere. */
export function Cell({ title, note, end, icon, href, onPress }: CellProps) {
  const leads = href !== undefined || onPress !== undefined;
  const inside = (
    <>
      {icon !== undefined && <Icon of={icon} size={22} className="t2" />}
      <span className="grow">
        {title}
        {note !== undefined && <span className="cell__n">{note}</span>}
      </span>
      {(end !== undefined || leads) && (
        <span className="cell__e">
          {end}
          {leads && <Icon of={rightIcon} size={16} />}
        </span>
      )}
    </>
  );
  return leads ? (
    <Pressable className="cell" href={href} onPress={onPress}>
      {inside}
    </Pressable>
  ) : (
    <div className="cell">{inside}</div>
  );
}
