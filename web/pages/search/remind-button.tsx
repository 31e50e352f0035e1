import type { FoundGoods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { useStockReminder } from '#web/features/goods/use-stock-reminder.ts';
import { Button } from '#web/ui/button/button.tsx';

/** Sets or cancels the reminder of goods that are sold out. */
export function RemindButton({ goods }: { readonly goods: FoundGoods }) {
  const { isSet, busy, toggle } = useStockReminder(goods.skuId, true, false);
  return (
    <Button size="s" kind="plain" busy={busy} onPress={toggle}>
      {isSet ? '取消提醒' : '到货提醒'}
      <span className="visually-hidden">：{goods.goodsName}</span>
    </Button>
  );
}
