import { View } from '@tarojs/components';
import type { ReactNode } from 'react';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './wallet.module.css';

interface WalletSectionProps {
  readonly title: string;
  readonly count?: number;
  readonly more?: { readonly text: string; onPress(): void };
  readonly children: ReactNode;
}

/** One kind of what is held, with its number. */
export const WalletSection = ({ title, count, more, children }: WalletSectionProps) => (
  <View className={styles.section}>
    <View className={styles.sectionHead}>
      <View className={styles.sectionTitle}>{title}</View>
      {count !== undefined && <View className={styles.sectionCount}>{count}</View>}
      {more && (
        <View className={styles.more} ariaRole="link" onClick={more.onPress}>
          {more.text}
          <Icon of={rightIcon} size={14} />
        </View>
      )}
    </View>
    {children}
  </View>
);
