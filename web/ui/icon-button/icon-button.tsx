import type { MouseEvent } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { joinClasses } from '../join-classes.ts';
import { Pressable } from '../pressable/pressable.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps {
  icon: string;
  /** The accessible name, including the badge: '消息，5条未读'. */
  label: string;
  size?: number | undefined;
  badge?: number | undefined;
  /** 'over' has a dark background, for pictures. */
  look?: 'plain' | 'over' | undefined;
  pressed?: boolean | undefined;
  href?: string | undefined;
  className?: string | undefined;
  onPress?: ((event: MouseEvent) => void) | undefined;
}

export function IconButton({
  icon,
  label,
  size = 24,
  badge = 0,
  look = 'plain',
  pressed,
  href,
  className,
  onPress,
}: IconButtonProps) {
  return (
    <Pressable
      className={joinClasses(styles.iconButton, look === 'over' && styles.overPicture, className)}
      href={href}
      onPress={onPress}
      aria-label={label}
      aria-pressed={pressed}
    >
      <Icon of={icon} size={size} />
      {badge > 0 && (
        <span className={styles.badge} aria-hidden="true">
          {badge > 99 ? '99+' : badge}
        </span>
      )}
    </Pressable>
  );
}
