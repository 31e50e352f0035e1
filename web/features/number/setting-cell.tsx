import { editIcon } from '#web/art/icons/edit-icon.ts';
import { trashIcon } from '#web/art/icons/trash-icon.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { askFirst } from '#web/ui/question/ask-first.ts';
import { Switch } from '#web/ui/switch/switch.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './setting-cell.module.css';

interface SettingCellProps {
  readonly name: string;
  readonly note: string;
  readonly on: boolean;
  readonly busy: boolean;
  onSwitch(on: boolean): void;
  onEdit(): void;
  onDelete(): void;
}

/** One alert or access time: its switch, editing, and deleting after a question. */
export function SettingCell({ name, note, on, busy, onSwitch, onEdit, onDelete }: SettingCellProps) {
  const ask = async () => {
    const sure = await askFirst({ title: '删除这条设置？', text: `${name}，${note}`, confirm: '删除' });
    if (sure) onDelete();
  };
  return (
    <div className={styles.cell}>
      <span className="grow">
        {name}
        <Text look="note" block>
          {note}
        </Text>
      </span>
      <IconButton icon={editIcon} size={20} label={`编辑：${name}`} onPress={onEdit} />
      <IconButton icon={trashIcon} size={20} label={`删除：${name}`} onPress={() => void ask()} />
      <Switch label={name} checked={on} disabled={busy} onChange={onSwitch} />
    </div>
  );
}
