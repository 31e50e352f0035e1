import type { ReactNode } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { joinClasses } from '../join-classes.ts';
import styles from './floor-header.module.css';

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
  className?: string | undefined;
}

export function FloorHeader({
  title,
  id,
  icon,
  chip,
  meta,
  more,
  look = 'petal',
  className,
}: FloorHeaderProps) {
  return (
    <div
      className={joinClasses(
        styles.header,
        (look === 'plain' || icon !== undefined) && styles.plain,
        className,
      )}
    >
      <h2 id={id}>
        {icon !== undefined && (
          <span className="text-primary">
            <Icon of={icon} size={20} />
          </span>
        )}
        {title}
      </h2>
      {chip}
      {meta !== undefined && <span className={styles.meta}>{meta}</span>}
      {more && (
        <a className={`${styles.moreLink} touch-target`} href={more.href}>
          {more.text ?? '更多'}
          <span className="visually-hidden">：{title}</span>
          <Icon of={rightIcon} size={14} />
        </a>
      )}
    </div>
  );
}
