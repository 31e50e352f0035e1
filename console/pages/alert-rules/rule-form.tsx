import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  alertComparisons,
  alertMetricIds,
  type AlertComparison,
  type AlertMetric,
} from '#core/contract/console/operations/alert-metrics.ts';
import { alertRuleConsole } from '#core/contract/console/operations/alert-rules.ts';
import type { AlertRule, AlertTerms } from '#core/contract/console/operations/alert-rules.shapes.ts';
import { roles, type Role } from '#core/contract/console/permissions.ts';
import { alertMetrics } from '#core/rules/console/figures/alert-metrics.ts';
import { comparisonNames } from '#core/rules/console/figures/alert-rules.ts';
import { roleNames } from '#core/rules/console/role-permissions.ts';
import { reading, useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../goods/select.tsx';
import styles from './alert-rules.module.css';

interface RuleFormProps {
  /** Undefined: a new one. */
  readonly rule: AlertRule | undefined;
  readonly onClose: (done: string) => void;
}

const fresh: AlertTerms = {
  title: '',
  metric: 'answersP99',
  comparison: 'above',
  limit: 0,
  minutes: 5,
  role: 'owner',
  quietFrom: null,
  quietUntil: null,
  isOn: true,
};
const textOfClock = (clock: string | null): string => clock ?? '';
const clockOf = (text: string): string | null => (text.trim() === '' ? null : text.trim());

/** The terms of a rule, with what they would have done in the last day before they are saved. */
export function RuleForm({ rule, onClose }: RuleFormProps) {
  const [terms, setTerms] = useState<AlertTerms>(rule ?? fresh);
  const [limit, setLimit] = useState(rule ? String(rule.limit) : '');
  const [minutes, setMinutes] = useState(String(terms.minutes));
  const [reason, setReason] = useState('');
  const [fault, setFault] = useState<string>();
  const set = (changed: Partial<AlertTerms>): void => setTerms((before) => ({ ...before, ...changed }));
  const numbers = { limit: Number(limit), minutes: Number(minutes) };
  const isWhole = limit.trim() !== '' && numbers.limit >= 0 && numbers.minutes >= 1 && numbers.minutes <= 60;
  const { metric, comparison } = terms;
  const tried = useQuery({
    ...reading(alertRuleConsole.tryAlertRule, { metric, comparison, ...numbers }),
    enabled: isWhole,
    placeholderData: (before) => before,
  });
  const save = useChange(alertRuleConsole.saveAlertRule, (data) =>
    data.kind === 'saved'
      ? onClose(`${terms.title}已保存，一分钟内生效`)
      : setFault(`${data.by || '有人'}刚改过这条规则，请关掉重新打开`),
  );
  const submit = (): void => {
    setFault(undefined);
    const { title, role, quietFrom, quietUntil, isOn } = terms;
    save.mutate({
      ...(rule && { rule: rule.rule }),
      version: rule?.version ?? 0,
      title,
      metric,
      comparison,
      ...numbers,
      role,
      quietFrom,
      quietUntil,
      isOn,
      reason,
    });
  };
  return (
    <ActForm
      title={rule ? `修改 ${rule.title}` : '新增规则'}
      effect="每分钟判断一次，一个人就可以改，写入审计日志"
      button="保存"
      busy={save.isPending}
      disabled={!isWhole}
      error={fault === undefined ? save.error : new Error(fault)}
      reason={reason}
      onReason={setReason}
      onSubmit={submit}
      onClose={() => onClose('')}
    >
      <Field
        label="名称"
        required
        minLength={2}
        maxLength={40}
        value={terms.title}
        onValue={(title) => set({ title })}
      />
      <Select
        label="指标"
        value={metric}
        options={alertMetricIds.map((id) => [id, alertMetrics[id].name])}
        onValue={(id) => set({ metric: id as AlertMetric })}
      />
      <div className={styles.pair}>
        <Select
          label="比较"
          value={comparison}
          options={alertComparisons.map((each) => [each, comparisonNames[each]])}
          onValue={(each) => set({ comparison: each as AlertComparison })}
        />
        <Field
          label={`界限（${alertMetrics[metric].unit}）`}
          required
          inputMode="decimal"
          pattern="[0-9]+(\.[0-9]+)?"
          value={limit}
          onValue={setLimit}
        />
      </div>
      <Field
        label="看最近几分钟"
        hint="1 到 60，合在一起比"
        required
        inputMode="numeric"
        pattern="[0-9]{1,2}"
        value={minutes}
        onValue={setMinutes}
      />
      {isWhole && (
        <p className={styles.tried} data-odd={tried.data?.isOdd ?? false} role="status">
          {tried.data?.text ?? (tried.error ? `算不出来：${tried.error.message}` : '正在按最近一天试算…')}
        </p>
      )}
      <Select
        label="通知"
        value={terms.role}
        options={roles.map((role) => [role, roleNames[role]])}
        onValue={(role) => set({ role: role as Role })}
      />
      <div className={styles.pair}>
        <Field
          label="免打扰从"
          hint="可不填"
          placeholder="23:00"
          pattern="([01][0-9]|2[0-3]):[0-5][0-9]"
          value={textOfClock(terms.quietFrom)}
          onValue={(text) => set({ quietFrom: clockOf(text) })}
        />
        <Field
          label="到"
          placeholder="07:00"
          pattern="([01][0-9]|2[0-3]):[0-5][0-9]"
          value={textOfClock(terms.quietUntil)}
          onValue={(text) => set({ quietUntil: clockOf(text) })}
        />
      </div>
      <label className={styles.tick}>
        <input
          type="checkbox"
          checked={terms.isOn}
          onChange={({ target }) => set({ isOn: target.checked })}
        />
        启用
      </label>
    </ActForm>
  );
}
