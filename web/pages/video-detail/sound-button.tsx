import { Icon } from '#web/art/icon.tsx';
import { volumeIcon } from '#web/art/icons/volume-icon.ts';
import styles from './sound-button.module.css';

/** Sound is off at first, as phones demand. */
export const SoundButton = ({
  muted,
  onChange,
}: {
  readonly muted: boolean;
  onChange(muted: boolean): void;
}) => (
  <button
    type="button"
    className={styles.sound}
    aria-label="声音"
    aria-pressed={!muted}
    onClick={() => onChange(!muted)}
  >
    <Icon of={volumeIcon} size={22} />
    {muted && <span className={styles.off} aria-hidden="true" />}
  </button>
);
