import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { leftIcon } from '#web/art/icons/left-icon.ts';
import { headRoom } from '../platform/host/window.ts';
import { goBack } from '../platform/navigation/go-back.ts';
import { Icon } from './icon.tsx';
import { joinClasses } from './join-classes.ts';
import styles from './nav-bar.module.css';

export interface NavBarProps {
  readonly title?: string;
  /** Tabs have no page before them. */
  readonly back?: boolean;
  /** In place of the page before. */
  onBack?(): void;
  /** 'hero': white on the red head; 'clear': on the head that the page draws; 'over': a round button over a picture. */
  readonly look?: 'plain' | 'hero' | 'clear' | 'over';
  /** Between the edge and the chat app's capsule. */
  readonly children?: ReactNode;
}

/** The head of a page, beside the chat app's own capsule. */
export function NavBar({ title, back = true, look = 'plain', onBack = goBack, children }: NavBarProps) {
  const { top, bar, right } = headRoom();
  return (
    <View
      className={joinClasses(styles.navBar, styles[look])}
      style={`padding-top:${top}px;padding-right:${right}px`}
    >
      <View className={styles.row} style={`height:${bar}px`}>
        {back && (
          <View className={styles.back} ariaRole="button" ariaLabel="返回" onClick={onBack}>
            <Icon of={leftIcon} />
          </View>
        )}
        {title !== undefined && <View className={styles.title}>{title}</View>}
        {children}
      </View>
    </View>
  );
}
