import { useState } from 'react';
import { stockReminders } from '#core/contract/goods/stock-reminders.ts';
import type { FoundGoods } from '#core/contract/goods/shared/goods-card.shapes.ts';
import { callApi } from '../../platform/call.ts';
import { toast } from '../../platform/host/toast.ts';
import { openSignIn } from '../../platform/navigation/open-sign-in.ts';
import { useSession } from '../../platform/session/session-store.ts';
import { showOffline } from '../../platform/show-offline.ts';
import { Button } from '../../ui/button.tsx';

/** Sets or cancels the reminder of goods that are sold out; it knows those that were set on this page. */
export function RemindButton({ goods: { skuId } }: { readonly goods: FoundGoods }) {
  const isMember = useSession().kind === 'member';
  const [isSet, setIsSet] = useState(false);
  const [busy, setBusy] = useState(false);
  const toggle = (): void => {
    if (!isMember) return openSignIn();
    setBusy(true);
    callApi(isSet ? stockReminders.cancelStockReminder : stockReminders.askStockReminder, { skuId })
      .then(({ asked }) => {
        setIsSet(asked);
        toast(asked ? '到货后会用短信和消息提醒您' : '已取消到货提醒');
      }, showOffline)
      .finally(() => setBusy(false));
  };
  return (
    <Button size="small" look="plain" busy={busy} onPress={toggle}>
      {isSet ? '取消提醒' : '到货提醒'}
    </Button>
  );
}
