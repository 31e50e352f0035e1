import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './floor.module.css';

export interface FloorProps {
  readonly title?: string;
  readonly icon?: string;
  /** Beside the title. */
  readonly chip?: ReactNode;
  readonly children: ReactNode;
  /** 'bare': cards of its own on the ground of the page; 'tinted': a warm head. */
  readonly look?: 'card' | 'bare' | 'tinted';
  /** In place of 更多. */
  readonly moreText?: string;
  /** 更多 is shown when it leads somewhere. */
  onMore?(): void;
}

/** One floor of a page: a card with its head. */
export function Floor({ title, icon, chip, children, look = 'card', moreText, onMore }: FloorProps) {
  return (
    <View
      className={joinClasses(
        styles.floor,
        look !== 'bare' && styles.card,
        look === 'tinted' && styles.tinted,
      )}
    >
      {title !== undefined && (
        <View className={styles.head}>
          {icon !== undefined && <Icon of={icon} size={20} className={styles.icon} />}
          <View className={styles.title}>{title}</View>
          {chip}
          {onMore && (
            <View
              className={styles.more}
              ariaRole="link"
              ariaLabel={moreText ?? `更多${title}`}
              onClick={onMore}
            >
              {moreText ?? '更多'}
              <Icon of={rightIcon} size={16} />
            </View>
          )}
        </View>
      )}
      {children}
    </View>
  );
}
