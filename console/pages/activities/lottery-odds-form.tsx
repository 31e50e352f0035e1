import { useState } from 'react';
import type { LotteryVersion } from '#core/contract/console/activities/every-activity.shapes.ts';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import {
  chanceText,
  expectedFen,
  maxCostFen,
  oddsFault,
  simulatedDraws,
} from '#core/rules/console/activities/lottery-odds.ts';
import { formatFen } from '../../platform/format.ts';
import { fenOf, yuanOf } from '../../platform/money.ts';
import { useChange } from '../../platform/queries.ts';
import { ActForm } from '../../ui/act-form.tsx';
import { Field } from '../../ui/field.tsx';
import { TimeField } from '../../ui/time-field.tsx';
import { weightOf } from './lottery-draft.ts';
import styles from './activities.module.css';

interface LotteryOddsFormProps {
  readonly lotteryId: string;
  readonly name: string;
  readonly current: LotteryVersion;
  readonly nextVersion: number;
  readonly budgetLeftFen: number | null;
  readonly onClose: () => void;
}
const simulated = 100_000;

/** Proposes a new version: chances that add up to 100 %, what it costs, and a simulation. */
export function LotteryOddsForm({
  lotteryId,
  name,
  current,
  nextVersion,
  budgetLeftFen,
  onClose,
}: LotteryOddsFormProps) {
  const [chances, setChances] = useState<readonly string[]>(() =>
    current.prizes.map(({ weight }) => chanceText(weight).slice(0, -1)),
  );
  const [costs, setCosts] = useState<readonly string[]>(() =>
    current.prizes.map(({ costFen }) => yuanOf(costFen)),
  );
  const [takesEffectAt, setTakesEffectAt] = useState('');
  const [reason, setReason] = useState('');
  const propose = useChange(everyActivity.proposeLotteryOdds);
  const next = current.prizes.map((prize, at) => ({
    ...prize,
    weight: weightOf(chances[at] ?? ''),
    costFen: fenOf(costs[at] ?? '') ?? Number.NaN,
  }));
  const fault = next.some(({ costFen }) => Number.isNaN(costFen))
    ? '成本写成元，最多两位小数'
    : oddsFault(next, budgetLeftFen);
  const at = (texts: readonly string[], place: number, value: string): readonly string[] =>
    texts.map((text, each) => (each === place ? value : text));
  const most = maxCostFen(next, budgetLeftFen);
  return (
    <ActForm
      title={`改概率：${name}`}
      effect={
        fault ??
        `成为第 ${nextVersion} 版：每 1 万抽预计花 ${formatFen(expectedFen(next))}（现在 ${formatFen(expectedFen(current.prizes))}），${most === null ? '没有上限' : `最多花 ${formatFen(most)}`}；负责人同意后生效，已抽的不变`
      }
      button="提交审批"
      busy={propose.isPending}
      disabled={fault !== undefined || propose.isSuccess}
      error={propose.error}
      reason={reason}
      onReason={setReason}
      onSubmit={() =>
        propose.mutate({
          lotteryId,
          takesEffectAt: takesEffectAt === '' ? null : takesEffectAt,
          prizes: next.map(({ prizeId, weight, costFen }) => ({ prizeId, weight, costFen })),
          reason,
        })
      }
      onClose={onClose}
      closeText={propose.isSuccess ? '关闭' : '取消'}
    >
      {current.prizes.map(({ prizeId, name: prize, kind }, place) => (
        <div key={prizeId} className={styles.pair}>
          <Field
            label={`${prize} 概率（%）`}
            inputMode="decimal"
            required
            value={chances[place] ?? ''}
            onValue={(value) => setChances(at(chances, place, value))}
          />
          <Field
            label={`${prize} 每份成本（元）`}
            inputMode="decimal"
            required
            disabled={kind === 'none'}
            value={costs[place] ?? ''}
            onValue={(value) => setCosts(at(costs, place, value))}
          />
        </div>
      ))}
      <TimeField
        label="生效时间"
        hint="不填就在同意时生效"
        value={takesEffectAt}
        onValue={(time) => setTakesEffectAt(time ?? '')}
      />
      {fault === undefined && <Simulation prizes={next} seed={nextVersion} />}
      {propose.isSuccess && <p role="status">已提交审批，负责人同意后生效</p>}
    </ActForm>
  );
}

/** The same draws as in the dry run of the proposal: the version is their seed. */
function Simulation({
  prizes,
  seed,
}: {
  readonly prizes: Parameters<typeof simulatedDraws>[0];
  readonly seed: number;
}) {
  const { won, costFen } = simulatedDraws(prizes, simulated, seed);
  return (
    <p className={styles.sum}>
      模拟 10 万抽花 {formatFen(costFen)}：
      {prizes.map(({ name }, place) => `${name} ${(won[place] ?? 0).toLocaleString('zh-CN')}`).join('，')}
    </p>
  );
}
