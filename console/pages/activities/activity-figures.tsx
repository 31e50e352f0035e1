import type { ActivityDetail } from '#core/contract/console/activities/every-activity.shapes.ts';
import { formatFen } from '../../platform/format.ts';
import { Figure, Figures, Meter } from '../../ui/figure.tsx';

const shown = (value: number): string => value.toLocaleString('zh-CN');

/** Participation of today, the budget, and what was won. */
export const ActivityFigures = ({ activity }: { readonly activity: ActivityDetail }) => {
  const { kind, joinedToday, wonToday, spentTodayFen, budgetFen, spentFen, refusals } = activity;
  const refused = refusals.reduce((sum, each) => sum + each.refused, 0);
  return (
    <Figures>
      <Figure title="今天参与" value={shown(joinedToday)} unit="次">
        每 15 秒更新
      </Figure>
      {kind === 'lottery' && (
        <Figure title="今天中奖" value={shown(wonToday)} unit="次">
          {joinedToday === 0 ? '还没有人抽' : `占 ${((wonToday / joinedToday) * 100).toFixed(1)}%`}
        </Figure>
      )}
      <Figure title="今天花费" value={formatFen(spentTodayFen)}>
        活动承担的部分
      </Figure>
      {kind !== 'zone' && (
        <Figure
          title="预算"
          value={budgetFen === null ? '不限' : formatFen(spentFen ?? 0)}
          {...(budgetFen !== null && { unit: `/ ${formatFen(budgetFen)}` })}
        >
          {budgetFen === null ? (
            '没有预算的活动不会自动停'
          ) : (
            <Meter part={spentFen ?? 0} whole={budgetFen} label="预算已用" warns />
          )}
        </Figure>
      )}
      <Figure title="今天被拒绝" value={shown(refused)} unit="次">
        {refusals[0]?.why ?? '还没有人被拒绝'}
      </Figure>
    </Figures>
  );
};
