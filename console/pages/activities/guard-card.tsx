import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { GuardMeasure } from '#core/contract/console/activities/activity-kinds.ts';
import type { ActivityDetail, GuardRail } from '#core/contract/console/activities/every-activity.shapes.ts';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import {
  guardMeasureNames,
  guardMeasuresOf,
  guardValueText,
} from '#core/rules/console/activities/activity-names.ts';
import { fenOf, yuanOf } from '../../platform/money.ts';
import { reading, useChange, useMe } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Field } from '../../ui/field.tsx';
import styles from './activities.module.css';

interface SessionGuardsProps {
  readonly kind: 'flash' | 'half' | 'draw';
  readonly sessionId: string;
}
/** The guard rails of a session, whose page shows another detail. */
export function SessionGuards({ kind, sessionId }: SessionGuardsProps) {
  const { data } = useQuery({
    ...reading(everyActivity.activity, { kind, activityId: sessionId }),
    refetchInterval: 15_000,
  });
  return data ? <GuardCard activity={data} /> : null;
}

type Guarded = Pick<ActivityDetail, 'kind' | 'activityId' | 'name' | 'guards'>;

/** The limits that stop an activity or raise an alert, with what they measure now. */
export function GuardCard({ activity }: { readonly activity: Guarded }) {
  const { may } = useMe();
  const [isChanging, setChanging] = useState(false);
  const { guards } = activity;
  return (
    <>
      <Card
        title="护栏"
        facts="每 15 秒判断"
        aside={
          may('activities.propose') && (
            <Button look="text" size="small" label="改护栏" onPress={() => setChanging(true)}>
              改…
            </Button>
          )
        }
      >
        {guards.length === 0 && <p className={styles.muted}>没有护栏，只有预算会让它自动停</p>}
        <dl className={styles.facts}>
          {guards.map(({ measure, max, act, value }) => (
            <div key={measure} data-over={value > max}>
              <dt>{guardMeasureNames[measure]}</dt>
              <dd>
                {guardValueText(measure, value)}，超过 {guardValueText(measure, max)}{' '}
                {act === 'stop' ? '自动停' : '告警'}
              </dd>
            </div>
          ))}
        </dl>
      </Card>
      {isChanging && <GuardForm activity={activity} onClose={() => setChanging(false)} />}
    </>
  );
}

const units: Readonly<Record<GuardMeasure, string>> = {
  fenPerHour: '元',
  joinedPerMinute: '次',
  wonPerMinute: '次',
  wonPercent: '%',
};
const textOf = ({ measure, max }: GuardRail): string =>
  measure === 'fenPerHour' ? yuanOf(max) : String(max);
/** The typed limit; undefined: it is none. */
function maxOf(measure: GuardMeasure, typed: string): number | undefined {
  const value =
    measure === 'fenPerHour' ? fenOf(typed) : /^\d{1,6}$/.test(typed.trim()) ? Number(typed) : undefined;
  return value !== undefined && value > 0 ? value : undefined;
}

interface GuardFormProps {
  readonly activity: Guarded;
  readonly onClose: () => void;
}
function GuardForm({ activity: { kind, activityId, name, guards }, onClose }: GuardFormProps) {
  const [texts, setTexts] = useState<Readonly<Partial<Record<GuardMeasure, string>>>>(() =>
    Object.fromEntries(guards.map((guard) => [guard.measure, textOf(guard)])),
  );
  const [stops, setStops] = useState<readonly GuardMeasure[]>(
    guards.filter(({ act }) => act === 'stop').map(({ measure }) => measure),
  );
  const [reason, setReason] = useState('');
  const propose = useChange(everyActivity.proposeActivityGuards);
  const measures = guardMeasuresOf(kind);
  const typed = measures.filter((measure) => (texts[measure] ?? '').trim() !== '');
  const next = typed.flatMap((measure) => {
    const max = maxOf(measure, texts[measure] ?? '');
    return max === undefined
      ? []
      : [{ measure, max, act: stops.includes(measure) ? ('stop' as const) : ('alert' as const) }];
  });
  const isWhole = next.length === typed.length;
  return (
    <ActForm
      title={`修改护栏：${name}`}
      effect={isWhole ? '不填就没有这一项；财务或负责人同意后生效' : '上限写成大于 0 的数，金额最多两位小数'}
      button="提交审批"
      busy={propose.isPending}
      disabled={!isWhole || propose.isSuccess}
      error={propose.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() => propose.mutate({ kind, activityId, guards: next, reason })}
      onClose={onClose}
      closeText={propose.isSuccess ? '关闭' : '取消'}
    >
      {measures.map((measure) => (
        <div key={measure} className={styles.guard}>
          <Field
            label={`${guardMeasureNames[measure]}（${units[measure]}）`}
            inputMode="decimal"
            value={texts[measure] ?? ''}
            onValue={(value) => setTexts({ ...texts, [measure]: value })}
          />
          <label className={styles.tick}>
            <input
              type="checkbox"
              checked={stops.includes(measure)}
              aria-label={`${guardMeasureNames[measure]} 超过自动停`}
              onChange={({ target }) =>
                setStops(target.checked ? [...stops, measure] : stops.filter((each) => each !== measure))
              }
            />
            自动停
          </label>
        </div>
      ))}
      {propose.isSuccess && <p role="status">已提交审批，同意后生效</p>}
    </ActForm>
  );
}
