import { useState } from 'react';
import { limitConsole } from '#core/contract/console/operations/limits.ts';
import type { ShownLimit } from '#core/contract/console/operations/limits.shapes.ts';
import {
  limitFault,
  limitTexts,
  limitValueText,
  readLimit,
  typedLimit,
} from '#core/rules/console/operations/limits.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';

interface LimitFormProps {
  readonly limit: ShownLimit;
  readonly onClose: (done: string) => void;
}

/** Asks another owner for a new value. */
export function LimitForm({ limit: { key, value, version }, onClose }: LimitFormProps) {
  const { name, unit, where, min, max } = limitTexts[key];
  const [typed, setTyped] = useState(typedLimit(key, value));
  const [reason, setReason] = useState('');
  const propose = useChange(limitConsole.proposeLimit, () =>
    onClose(`${name}已提交审批，等另一位负责人同意`),
  );
  const wanted = readLimit(key, typed);
  const fault = wanted === undefined ? '请填数字' : limitFault(key, wanted);
  return (
    <ActForm
      title={`修改 ${name}`}
      effect={`现在 ${limitValueText(key, value)}。${where}`}
      button="提交审批"
      busy={propose.isPending}
      disabled={fault !== undefined || wanted === value}
      error={fault === undefined ? propose.error : new Error(fault)}
      reason={reason}
      onReason={setReason}
      onSubmit={() => wanted !== undefined && propose.mutate({ key, value: wanted, version, reason })}
      onClose={() => onClose('')}
    >
      <Field
        label={`改为（${unit}）`}
        hint={`${limitValueText(key, min)} 到 ${limitValueText(key, max)}`}
        required
        inputMode="decimal"
        value={typed}
        onValue={setTyped}
      />
    </ActForm>
  );
}
