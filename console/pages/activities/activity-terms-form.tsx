import { useState } from 'react';
import type { ActivityDetail } from '#core/contract/console/activities/every-activity.shapes.ts';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import { activityTermsFault, termsOfKinds } from '#core/rules/console/activities/activity-terms-fault.ts';
import { formatFen } from '../../platform/format.ts';
import { fenOf, yuanOf } from '../../platform/money.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import styles from './activities.module.css';

interface ActivityTermsFormProps {
  readonly activity: ActivityDetail;
  readonly onClose: () => void;
}

/** Proposes another time, budget or number of units. What is not changed is not sent. */
export function ActivityTermsForm({ activity, onClose }: ActivityTermsFormProps) {
  const { kind, activityId, name, beginsAt, endsAt, budgetFen, spentFen, stocks, serverNow } = activity;
  const { hasTime, hasBudget } = termsOfKinds[kind];
  const [begins, setBegins] = useState(beginsAt ?? '');
  const [ends, setEnds] = useState(endsAt ?? '');
  const [budget, setBudget] = useState(budgetFen === null ? '' : yuanOf(budgetFen));
  const [totals, setTotals] = useState<Readonly<Record<string, string>>>({});
  const [reason, setReason] = useState('');
  const propose = useChange(everyActivity.proposeActivityTerms);
  const fen = fenOf(budget);
  const changed = stocks.flatMap(({ prizeId, total }) => {
    const typed = totals[prizeId];
    return typed === undefined || Number(typed) === total ? [] : [{ prizeId, total: Number(typed) }];
  });
  const terms = {
    ...(begins !== '' && begins !== beginsAt && { beginsAt: begins }),
    ...(ends !== '' && ends !== endsAt && { endsAt: ends }),
    ...(fen !== undefined && fen !== budgetFen && { budgetFen: fen }),
    ...(changed.length > 0 && { stocks: changed }),
  };
  const fault =
    budget !== '' && fen === undefined
      ? '预算写成元，最多两位小数'
      : changed.some(({ total }) => !Number.isSafeInteger(total) || total < 0)
        ? '数量写成整数'
        : activityTermsFault(
            terms,
            {
              kind,
              beginsAt: beginsAt === null ? null : new Date(beginsAt),
              endsAt: endsAt === null ? null : new Date(endsAt),
              spentFen: spentFen ?? 0,
              stocks,
            },
            new Date(serverNow),
          );
  const budgetText =
    fen === undefined
      ? ''
      : `已用 ${formatFen(spentFen ?? 0)}，还能再花 ${formatFen(Math.max(0, fen - (spentFen ?? 0)))}；`;
  return (
    <ActForm
      title={`修改活动：${name}`}
      effect={fault ?? `${budgetText}财务或负责人同意后生效，预算增加超过 ¥10,000 还要动态验证码`}
      button="提交审批"
      busy={propose.isPending}
      disabled={fault !== undefined || Object.keys(terms).length === 0 || propose.isSuccess}
      error={propose.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => propose.mutate({ kind, activityId, ...terms, reason })}
      onClose={onClose}
      closeText={propose.isSuccess ? '关闭' : '取消'}
    >
      {hasTime && (
        <div className={styles.pair}>
          <TimeField
            label="开始"
            disabled={beginsAt !== null && beginsAt <= serverNow}
            value={begins}
            onValue={(time) => setBegins(time ?? '')}
          />
          <TimeField label="结束" value={ends} onValue={(time) => setEnds(time ?? '')} />
        </div>
      )}
      {hasBudget && (
        <Field
          label="预算（元）"
          hint={budgetFen === null ? '现在不限；设了以后从批准时算起' : '用完自动停'}
          inputMode="decimal"
          value={budget}
          onValue={setBudget}
        />
      )}
      {stocks.map(({ prizeId, name: prize, total, taken }) => (
        <Field
          key={prizeId}
          label={`${prize} 数量`}
          hint={`已发 ${taken.toLocaleString('zh-CN')}`}
          inputMode="numeric"
          value={totals[prizeId] ?? String(total)}
          onValue={(value) => setTotals({ ...totals, [prizeId]: value })}
        />
      ))}
      {propose.isSuccess && <p role="status">已提交审批，同意后生效</p>}
    </ActForm>
  );
}
