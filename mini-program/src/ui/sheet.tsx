import { ScrollView, View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { closeIcon } from '#web/art/icons/close-icon.ts';
import { Icon } from './icon.tsx';
import styles from './sheet.module.css';

export interface SheetProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly footer?: ReactNode;
  onClose(): void;
}

/** A panel from the lower edge, over the page. */
export const Sheet = ({ title, children, footer, onClose }: SheetProps) => (
  // The page behind does not scroll.
  <View className={styles.layer} catchMove>
    <View className={styles.scrim} onClick={onClose} />
    <View className={styles.sheet} ariaRole="dialog" ariaLabel={title}>
      <View className={styles.head}>
        {title}
        <View className={styles.close} ariaRole="button" ariaLabel="关闭" onClick={onClose}>
          <Icon of={closeIcon} size={22} />
        </View>
      </View>
      <ScrollView className={styles.body} scrollY enhanced showScrollbar={false}>
        {children}
      </ScrollView>
      {footer !== undefined && <View className={styles.footer}>{footer}</View>}
    </View>
  </View>
);
