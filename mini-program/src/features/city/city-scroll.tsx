import { ScrollView } from '@tarojs/components';
import type { ReactNode } from 'react';
import { headRoom } from '../../platform/host/window.ts';
import styles from './city.module.css';

interface CityScrollProps {
  readonly children: ReactNode;
  /** The id of the part that is scrolled to. */
  readonly shows?: string;
  /** A finger scrolls. */
  onTouch?(): void;
}

/** What scrolls below the field. */
export function CityScroll({ children, shows = '', onTouch }: CityScrollProps) {
  const { top, bar } = headRoom();
  return (
    <ScrollView
      className={styles.scroll}
      style={`height:calc(100vh - ${top + bar}px - var(--field-room))`}
      scrollY
      enhanced
      showScrollbar={false}
      scrollIntoView={shows}
      onTouchStart={onTouch}
    >
      {children}
    </ScrollView>
  );
}
