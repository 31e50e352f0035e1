import { Icon } from '#web/art/icon.tsx';
import { eyeIcon } from '#web/art/icons/eye-icon.ts';
import { useCare } from './use-care.ts';
import styles from './care-switch.module.css';

/** Toggles large text. 'short' is for full header rows. */
export function CareSwitch({ look = 'pill' }: { look?: 'pill' | 'short' }) {
  const [on, switchCare] = useCare();
  const text = on ? '标准' : '大字';
  return look === 'short' ? (
    <button className={styles.short} type="button" aria-label={`${text}版`} onClick={() => switchCare(!on)}>
      {text}
    </button>
  ) : (
    <button className={styles.careSwitch} type="button" onClick={() => switchCare(!on)}>
      <Icon of={eyeIcon} size={18} />
      {text}版
    </button>
  );
}
