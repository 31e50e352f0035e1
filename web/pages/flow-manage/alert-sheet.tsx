import { useState } from 'react';
import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { gigabytes, megabytesTyped } from '#core/rules/number/data-amount.ts';
import { alertRefusal } from '#core/rules/number/flow-settings.ts';
import { useFlowSettings } from '#web/features/number/use-flow-settings.ts';
import { useNumber } from '#web/features/number/use-number.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Radio } from '#web/ui/radio/radio.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import type { AlertSetting } from './alert-setting.ts';

interface AlertSheetProps {
  readonly open: boolean;
  /** Absent for a new one. */
  readonly alert: AlertSetting | undefined;
  onClose(): void;
}

/** Adds or changes an alert. What is wrong stands at the field. */
export function AlertSheet({ open, alert, onClose }: AlertSheetProps) {
  const call = useApi();
  const { input } = useNumber();
  const { settings } = useFlowSettings();
  const [text, setText] = useState(alert ? gigabytes(alert.thresholdMb) : '');
  const [notifyBy, setNotifyBy] = useState(alert?.notifyBy ?? 'sms');
  const [error, setError] = useState<string>();
  const save = useAction(
    (thresholdMb: number) =>
      alert
        ? call(
            phoneFlow.editFlowSetting,
            { kind: 'alert', settingId: alert.settingId, thresholdMb, notifyBy },
            { quiet: true },
          )
        : call(phoneFlow.addFlowSetting, { kind: 'alert', thresholdMb, notifyBy, ...input }, { quiet: true }),
    {
      onDone: () => {
        toast('提醒已保存');
        void settings.refetch();
        onClose();
      },
      inPage: true,
      onFailed: ({ message }) => setError(message),
    },
  );
  const submit = () => {
    const thresholdMb = megabytesTyped(text);
    const others = (settings.data?.settings ?? []).flatMap((each) =>
      each.kind === 'alert' && each.settingId !== alert?.settingId ? [each.thresholdMb] : [],
    );
    const reason = alertRefusal({ thresholdMb, others });
    if (reason || thresholdMb === undefined) setError(reason);
    else save.run(thresholdMb);
  };
  return (
    <Sheet
      open={open}
      title={alert ? '修改提醒' : '添加提醒'}
      onClose={onClose}
      footer={
        <Button full busy={save.busy} onPress={submit}>
          保存
        </Button>
      }
    >
      <TextField
        label="本月用到多少时提醒"
        value={text}
        after="GB"
        inputMode="decimal"
        maxLength={6}
        error={error}
        hint="0.1到1024，可以有一位小数"
        onChange={(typed) => {
          setText(typed);
          setError(undefined);
        }}
      />
      <div role="radiogroup" aria-label="通知方式">
        <Radio name="notify" value="sms" checked={notifyBy === 'sms'} onSelect={() => setNotifyBy('sms')}>
          短信和消息中心
        </Radio>
        <Radio
          name="notify"
          value="message"
          checked={notifyBy === 'message'}
          onSelect={() => setNotifyBy('message')}
        >
          只用消息中心
        </Radio>
      </div>
    </Sheet>
  );
}
