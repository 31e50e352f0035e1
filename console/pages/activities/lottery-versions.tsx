import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type {
  ActivityDetail,
  LotteryVersion,
  PrizeOdds,
} from '#core/contract/console/activities/every-activity.shapes.ts';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import { chanceText, expectedFen } from '#core/rules/console/activities/lottery-odds.ts';
import { formatFen, formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { DataTable, type Column } from '../../ui/data-table.tsx';
import { ListState } from '../../ui/parts.tsx';
import styles from './activities.module.css';
import { LotteryOddsForm } from './lottery-odds-form.tsx';

const columns: readonly Column<PrizeOdds>[] = [
  { title: '奖品', cell: ({ name }) => name },
  { title: '概率', align: 'end', cell: ({ weight }) => chanceText(weight) },
  { title: '每份成本', align: 'end', cell: ({ costFen }) => formatFen(costFen) },
  {
    title: '还剩',
    align: 'end',
    cell: ({ left }) => (left === null ? '不限' : `${left.toLocaleString('zh-CN')} 份`),
  },
];

const stateText = ({ state, isCurrent, takesEffectAt }: LotteryVersion): string => {
  if (isCurrent) return '正在用';
  if (takesEffectAt === null) return '最初的版本';
  switch (state) {
    case 'planned':
      return `${formatTime(takesEffectAt)} 生效`;
    case 'replaced':
      return '没有生效，被后来的版本替换';
    case 'started':
    case 'first':
      return `${formatTime(takesEffectAt)} 生效过`;
  }
};

/** The odds of a lottery by their versions: which is drawn from, which is planned. Versions never change. */
export function LotteryVersions({ activity }: { readonly activity: ActivityDetail }) {
  const { activityId, budgetFen, spentFen } = activity;
  const { may } = useMe();
  const query = useQuery(reading(everyActivity.lotteryVersions, { lotteryId: activityId }));
  const [chosen, setChosen] = useState<number>();
  const [isChanging, setChanging] = useState(false);
  const versions = query.data?.rows ?? [];
  const current = versions.find(({ isCurrent }) => isCurrent);
  const shown = versions.find(({ version }) => version === chosen) ?? current;
  return (
    <>
      <Card
        title="奖品和概率"
        facts={shown ? `第 ${shown.version} 版，${stateText(shown)}` : ''}
        aside={
          may('activities.propose') &&
          current && (
            <Button size="small" onPress={() => setChanging(true)}>
              改概率…
            </Button>
          )
        }
      >
        {!shown && <ListState query={query} isEmpty empty="还没有奖品" />}
        {shown && (
          <>
            <DataTable
              caption={`第 ${shown.version} 版的奖品`}
              columns={columns}
              rows={shown.prizes}
              keyOf={({ prizeId }) => prizeId}
            />
            <p className={styles.sum}>
              每 1 万抽预计花 {formatFen(expectedFen(shown.prizes))}；抽奖记录写明版本，可逐笔验证
            </p>
          </>
        )}
        {versions.length > 1 && (
          <div className={styles.periods} role="group" aria-label="版本">
            {versions.map(({ version }) => (
              <button
                key={version}
                type="button"
                aria-pressed={version === shown?.version}
                onClick={() => setChosen(version)}
              >
                第 {version} 版
              </button>
            ))}
          </div>
        )}
      </Card>
      {isChanging && current && (
        <LotteryOddsForm
          lotteryId={activityId}
          name={activity.name}
          current={current}
          nextVersion={Math.max(...versions.map(({ version }) => version)) + 1}
          budgetLeftFen={budgetFen === null ? null : budgetFen - (spentFen ?? 0)}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
}
