import './floor-header.css';
import type { ReactNode } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { joinClasses } from '../join-classes.ts';

export interface FloorHeaderProps {
  title: string;
  id?: string | undefined;
  /** Replaces the petal before the title. */
  icon?: string | undefined;
  /** A tag or countdown beside the title. */
  chip?: ReactNode;
  /** A line at the right end. */
  meta?: ReactNode;
  more?: { readonly href: string; readonly text?: string } | undefined;
  look?: 'petal' | 'plain' | undefined;
}

export function FloorHeader({ title, id, icon, chip, meta, more, look = 'petal' }: FloorHeaderProps) {
  return (
    <div className={joinClasses('fh', (look === 'plain' || icon !== undefined) && 'fh--plain')}>
      <h2 id={id}>
        {icon !== undefined && (
          <span className="pi">
            <Icon of={icon} size={20} />
          </span>
        )}
        {title}
      </h2>
      {chip}
      {meta !== undefined && <span className="fh__m">{meta}</span>}
      {more && (
        <a className="fh__more hit" href={more.href}>
          {more.text ?? '更多'}
          <span className="sr">：{title}</span>
          <Icon of={rightIcon} size={14} />
        </a>
      )}
    </div>
  );
}
