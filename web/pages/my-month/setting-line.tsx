import { Switch } from '#web/ui/switch/switch.tsx';

interface SettingLineProps {
  readonly title: string;
  readonly note: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}

/** One thing that is done or not, with what it means. */
export function SettingLine({ title, note, checked, onChange }: SettingLineProps) {
  return (
    <div className="mms__l">
      <div className="grow">
        <p className="mms__t">{title}</p>
        <p className="mms__n">{note}</p>
      </div>
      <Switch label={title} checked={checked} onChange={onChange} />
    </div>
  );
}
