import type { BusinessDetail } from '#core/contract/content/business-order.shapes.ts';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { BarNote } from '#web/ui/action-bar/bar-note.tsx';
import { BarPrice } from '#web/ui/action-bar/bar-price.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { usePart } from '#web/ui/sheet/use-part.tsx';

const loadConfirm = () => import('./confirm-order.tsx').then((found) => found.ConfirmOrder);

/** Price and order button, or why the pack cannot be ordered. */
export function OrderBar({
  offer: { businessId, priceFen, priceText, canOrder, reason },
}: {
  offer: BusinessDetail;
}) {
  const confirm = usePart(loadConfirm);
  if (!canOrder)
    return (
      <ActionBar>
        <BarNote>{reason}</BarNote>
      </ActionBar>
    );
  return (
    <ActionBar>
      <BarPrice fen={priceFen} terms={[priceText, '不自动续订']} />
      <Button busy={confirm.loading} onPress={confirm.show}>
        立即开通
      </Button>
      {confirm.render({ businessId })}
    </ActionBar>
  );
}
