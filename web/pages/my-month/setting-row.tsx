import { Switch } from '#web/ui/switch/switch.tsx';
import styles from './settings-sheet.module.css';

interface SettingRowProps {
  readonly title: string;
  readonly note: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

/** A switch with its description. */
export function SettingRow({ title, note, checked, onChange }: SettingRowProps) {
  return (
    <div className={styles.setting}>
      <div className="grow">
        <p className={styles.settingTitle}>{title}</p>
        <p className={styles.settingNote}>{note}</p>
      </div>
      <Switch label={title} checked={checked} onChange={onChange} />
    </div>
  );
}
