import type { FlashSaleDetail } from '#core/contract/console/activities/activities.shapes.ts';
import { formatFen } from '../../platform/format.ts';
import { Figure, Figures, Meter } from '../../ui/figure.tsx';

const shown = (value: number): string => value.toLocaleString('zh-CN');

/** Sold, left, budget, reserved and oversold. */
export const FlashSaleFigures = ({ sale }: { readonly sale: FlashSaleDetail }) => {
  const { taken, total, reserved, oversold, budgetFen, spentFen } = sale;
  return (
    <Figures>
      <Figure title="已抢" value={shown(taken)} unit={`/ ${shown(total)} 件`}>
        <Meter part={taken} whole={total} label="已抢" />
      </Figure>
      <Figure title="还剩" value={shown(Math.max(0, total - taken))} unit="件">
        各件商品合计
      </Figure>
      <Figure
        title="补贴预算"
        value={formatFen(spentFen)}
        unit={budgetFen === null ? '，不限' : `/ ${formatFen(budgetFen)}`}
      >
        {budgetFen === null ? (
          '没有预算的商品不会自动停'
        ) : (
          <Meter part={spentFen} whole={budgetFen} label="预算已用" warns />
        )}
      </Figure>
      <Figure title="占着没付" value={shown(reserved)} unit="件">
        15 分钟不付自动放回
      </Figure>
      <Figure title="超卖" value={shown(oversold)} unit="件" tone={oversold === 0 ? 'success' : 'danger'}>
        按占到的名额核对
      </Figure>
    </Figures>
  );
};
