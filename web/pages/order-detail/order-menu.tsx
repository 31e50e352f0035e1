import type { GoodsOrder } from '#core/contract/order/orders.shapes.ts';
import { hideRefusal } from '#core/rules/order/shown-order.ts';
import { bagIcon } from '#web/art/icons/bag-icon.ts';
import { trashIcon } from '#web/art/icons/trash-icon.ts';
import { useOrderActions } from '#web/features/orders/use-order-actions.ts';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import type { PartProps } from '#web/ui/sheet/use-part.tsx';

interface OrderMenuProps extends PartProps {
  readonly order: GoodsOrder;
}

/** ⋯ of an order: buying again, and deleting it, which says why it cannot be. */
export function OrderMenu({ open, onClose, order }: OrderMenuProps) {
  const navigator = useNavigator();
  const actions = useOrderActions({ onHidden: () => navigator.back() });
  const refusal = hideRefusal(order);
  const act = (run: (orderNo: string) => void) => () => {
    onClose();
    run(order.orderNo);
  };
  return (
    <Sheet open={open} onClose={onClose} title="更多操作">
      <Cells title="更多操作" titleHidden>
        <Cell icon={bagIcon} title="再次购买" onPress={act(actions.buyAgain)} />
        {refusal === undefined ? (
          <Cell icon={trashIcon} title="删除订单" onPress={act(actions.hide)} />
        ) : (
          <Cell icon={trashIcon} title={<span className="text-tertiary">删除订单</span>} note={refusal} />
        )}
      </Cells>
    </Sheet>
  );
}
