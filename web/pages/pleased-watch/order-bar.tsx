import { useState, type ComponentType } from 'react';
import type { BusinessDetail } from '#core/contract/content/business-order.shapes.ts';
import { offlineSentence } from '#web/platform/api/api-failure.ts';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { BarNote } from '#web/ui/action-bar/bar-note.tsx';
import { BarPrice } from '#web/ui/action-bar/bar-price.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import type { ConfirmOrderProps } from './confirm-order.tsx';

const loadConfirm = () => import('./confirm-order.tsx').then((found) => found.ConfirmOrder);

/** Price and order button, or why the pack cannot be ordered. */
export function OrderBar({
  offer: { businessId, priceFen, priceText, canOrder, reason },
}: {
  offer: BusinessDetail;
}) {
  const [open, setOpen] = useState(false);
  const [Confirm, setConfirm] = useState<ComponentType<ConfirmOrderProps>>();
  if (!canOrder)
    return (
      <ActionBar>
        <BarNote>{reason}</BarNote>
      </ActionBar>
    );
  const ask = () => {
    setOpen(true);
    if (Confirm) return;
    loadConfirm().then(
      (loaded) => setConfirm(() => loaded),
      () => {
        setOpen(false);
        toast(offlineSentence, 'alert');
      },
    );
  };
  return (
    <ActionBar>
      <BarPrice fen={priceFen} terms={[priceText, '不自动续订']} />
      <Button busy={open && !Confirm} onPress={ask}>
        立即开通
      </Button>
      {Confirm && <Confirm open={open} businessId={businessId} onClose={() => setOpen(false)} />}
    </ActionBar>
  );
}
