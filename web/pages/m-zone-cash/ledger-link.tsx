import { useState, type ComponentType } from 'react';
import { useSessionActions } from '#web/platform/session/session-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { NavAction } from '#web/ui/nav-bar/nav-action.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import type { CashLedgerProps } from './cash-ledger.tsx';

const loadLedger = () => import('./cash-ledger.tsx').then((found) => found.CashLedger);

/** Opens the ledger, which is loaded on demand; guests sign in first. */
export function LedgerLink() {
  const isGuest = useSession(({ session }) => session.kind === 'guest');
  const { goToLogin } = useSessionActions();
  const [open, setOpen] = useState(false);
  const [Ledger, setLedger] = useState<ComponentType<CashLedgerProps>>();
  const show = () => {
    if (isGuest) {
      goToLogin();
      return;
    }
    setOpen(true);
    if (!Ledger)
      loadLedger().then(
        (loaded) => setLedger(() => loaded),
        () => toast('明细没有加载出来，请重试', 'alert'),
      );
  };
  return (
    <>
      <NavAction text="现金明细" onPress={show} />
      {Ledger && <Ledger open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
