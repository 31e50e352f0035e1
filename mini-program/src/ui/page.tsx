import { Image, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { useLook } from '../platform/host/look.ts';
import { picture } from '../platform/picture.ts';
import { usePageView } from '../platform/tracking/use-page-view.ts';
import { joinClasses } from './join-classes.ts';
import styles from './page.module.css';

export interface PageProps {
  readonly children: ReactNode;
  /** The red head with clouds behind the first cards. */
  readonly hero?: boolean;
  /** Stays at the lower edge, over the page. */
  readonly bar?: ReactNode;
  /** Dark in both modes. */
  readonly alwaysDark?: boolean;
  readonly className?: string | undefined;
}

/** The frame of every page: the tokens of its look (light or dark, large text), the page view, and the bar at the lower edge. */
export function Page({ children, hero = false, bar, alwaysDark = false, className }: PageProps) {
  const { isDark, isLarge } = useLook();
  usePageView();
  return (
    <View
      className={joinClasses(
        'page',
        isDark || alwaysDark ? 'dark' : 'light',
        isLarge && 'care',
        styles.page,
        className,
      )}
    >
      {hero && (
        <View className={styles.hero}>
          <Image className={styles.clouds} src={picture('shape/motif-cloud')} mode="aspectFill" ariaHidden />
        </View>
      )}
      <View className={styles.content}>{children}</View>
      {bar !== undefined && (
        <>
          <View className={styles.barSpace} />
          <View className={styles.bar}>{bar}</View>
        </>
      )}
    </View>
  );
}
