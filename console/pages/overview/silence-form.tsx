import { useState } from 'react';
import { alertRuleConsole } from '#core/contract/console/operations/alert-rules.ts';
import type { Silence } from '#core/contract/console/operations/alert-rules.shapes.ts';
import { formatTime } from '../../platform/format.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { TimeField } from '../../ui/time-field.tsx';

const [hourMs, minuteMs] = [3_600_000, 60_000];

interface SilenceFormProps {
  readonly rule: string;
  readonly title: string;
  readonly silence: Silence | null;
  /** By the server's clock. */
  readonly now: number;
  readonly onClose: (done: string) => void;
}

/** Silences the alerts of a rule for some hours, or ends that. */
export function SilenceForm({ rule, title, silence, now, onClose }: SilenceFormProps) {
  const [until, setUntil] = useState<string | null>(() =>
    new Date(Math.ceil((now + hourMs) / minuteMs) * minuteMs).toISOString(),
  );
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const begin = useChange(alertRuleConsole.silenceAlert, (data) =>
    data.kind === 'silenced'
      ? onClose(`${title}已静默`)
      : setFault(`${data.by}已经静默到 ${formatTime(data.until)}`),
  );
  const end = useChange(alertRuleConsole.endSilence, () => onClose(`${title}已取消静默`));
  const current = silence ? end : begin;
  const submit = (): void => {
    setFault(undefined);
    if (silence) end.mutate({ rule, reason });
    else if (until !== null) begin.mutate({ rule, until, reason });
  };
  return (
    <ActForm
      title={`${silence ? '取消静默' : '静默'} ${title}`}
      effect={
        silence
          ? `${silence.by}：${silence.reason}，到 ${formatTime(silence.until).slice(0, -3)}`
          : '照常记录和显示，只是不再提醒值班的人；一个人就可以，最长 4 小时'
      }
      button={silence ? '取消静默' : '静默'}
      busy={current.isPending}
      disabled={!silence && until === null}
      error={fault === undefined ? current.error : new Error(fault)}
      reason={reason}
      onReason={setReason}
      onSubmit={submit}
      onClose={() => onClose('')}
    >
      {!silence && <TimeField label="到" hint="到点自动取消" required value={until} onValue={setUntil} />}
    </ActForm>
  );
}
