import { View } from '@tarojs/components';
import styles from './badge.module.css';

/** How many wait, at the corner of an icon; its label names the number. Nothing for none. */
export const Badge = ({ count }: { readonly count: number }) =>
  count > 0 ? (
    <View className={styles.badge} ariaHidden>
      {count > 99 ? '99+' : count}
    </View>
  ) : null;
