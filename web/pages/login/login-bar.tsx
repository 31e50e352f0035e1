import { leftIcon } from '#web/art/icons/left-icon.ts';
import { CareSwitch } from '#web/features/care/care-switch.tsx';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import styles from './login.module.css';

/** The back button and the large-text switch. */
export function LoginBar() {
  const navigator = useNavigator();
  return (
    <div className={styles.bar}>
      <IconButton icon={leftIcon} label="返回" onPress={() => navigator.back()} />
      <CareSwitch />
    </div>
  );
}
