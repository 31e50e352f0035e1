import { View } from '@tarojs/components';
import { Badge } from './badge.tsx';
import { Icon } from './icon.tsx';
import styles from './icon-button.module.css';

export interface IconButtonProps {
  readonly icon: string;
  /** What it is called for screen readers, with the badge: '消息，5条未读'. */
  readonly label: string;
  readonly badge?: number;
  onPress(): void;
}

/** An icon to tap, in the size of a finger. */
export const IconButton = ({ icon, label, badge = 0, onPress }: IconButtonProps) => (
  <View className={styles.button} ariaRole="button" ariaLabel={label} onClick={onPress}>
    <View className={styles.icon}>
      <Icon of={icon} />
      <Badge count={badge} />
    </View>
  </View>
);
