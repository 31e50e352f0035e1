import { useState } from 'react';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { accessRefusal } from '#core/rules/number/flow-settings.ts';
import { useFlowSettings } from '#web/features/number/use-flow-settings.ts';
import { useNumber } from '#web/features/number/use-number.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import type { AccessSetting } from './access-setting.ts';
import { ChoiceInput } from '#web/ui/choice-input/choice-input.tsx';
import styles from './access-sheet.module.css';

interface AccessSheetProps {
  readonly open: boolean;
  /** Absent for a new one. */
  readonly access: AccessSetting | undefined;
  onClose(): void;
}

const dayNames = ['一', '二', '三', '四', '五', '六', '日'];
const night = { title: '睡觉时间', weekdays: [1, 2, 3, 4, 5, 6, 7], from: '22:00', to: '06:00' };

/** Adds or changes times without internet. What is wrong stands under the fields. */
export function AccessSheet({ open, access, onClose }: AccessSheetProps) {
  const call = useApi();
  const { input } = useNumber();
  const { settings } = useFlowSettings();
  const [times, setTimes] = useState(() => ({ ...night, ...access }));
  const [error, setError] = useState<string>();
  const set = (change: Partial<typeof night>) => {
    setTimes({ ...times, ...change });
    setError(undefined);
  };
  const { title, weekdays, from, to } = times;
  const requested = { kind: 'access' as const, title: title.trim(), weekdays, from, to };
  const save = useAction(
    () =>
      access
        ? call(phoneFlow.editFlowSetting, { ...requested, settingId: access.settingId }, { quiet: true })
        : call(phoneFlow.addFlowSetting, { ...requested, ...input }, { quiet: true }),
    {
      onDone: () => {
        toast('时段已保存');
        void settings.refetch();
        onClose();
      },
      inPage: true,
      onFailed: ({ message }) => setError(message),
    },
  );
  const submit = () => {
    const others = (settings.data?.settings ?? []).filter(
      (each) => each.kind === 'access' && each.settingId !== access?.settingId,
    );
    const reason = requested.title === '' ? '请填写名称' : accessRefusal(requested, others.length);
    if (reason) setError(reason);
    else save.run(undefined);
  };
  return (
    <Sheet
      open={open}
      title={access ? '修改时段' : '添加时段'}
      onClose={onClose}
      footer={
        <Button full busy={save.busy} onPress={submit}>
          保存
        </Button>
      }
    >
      <TextField label="名称" value={title} maxLength={12} onChange={(text) => set({ title: text })} />
      <fieldset className={styles.days}>
        <legend>星期</legend>
        {dayNames.map((name, at) => (
          <label key={name} className={styles.day}>
            <ChoiceInput
              type="checkbox"
              checked={weekdays.includes(at + 1)}
              onChange={({ target }) =>
                set({
                  weekdays: target.checked ? [...weekdays, at + 1] : weekdays.filter((day) => day !== at + 1),
                })
              }
            />
            <span>
              <span className="visually-hidden">星期</span>
              {name}
            </span>
          </label>
        ))}
      </fieldset>
      <div className={styles.times}>
        <label>
          开始
          <input type="time" value={from} onChange={({ target }) => set({ from: target.value })} />
        </label>
        <label>
          结束{to < from && '（次日）'}
          <input type="time" value={to} onChange={({ target }) => set({ to: target.value })} />
        </label>
      </div>
      {error !== undefined && (
        <p className={styles.error} role="alert">
          {error}
        </p>
      )}
    </Sheet>
  );
}
