import { useState, type ComponentType } from 'react';
import { useSignInFirst } from '#web/platform/session/use-sign-in-first.ts';
import { NavAction } from '#web/ui/nav-bar/nav-action.tsx';
import { toast } from '#web/ui/toast/toast.ts';
import type { CashLedgerProps } from './cash-ledger.tsx';

const loadLedger = () => import('./cash-ledger.tsx').then((found) => found.CashLedger);

/** Opens the ledger, which is loaded on demand; guests sign in first. */
export function LedgerLink() {
  const signInFirst = useSignInFirst();
  const [open, setOpen] = useState(false);
  const [Ledger, setLedger] = useState<ComponentType<CashLedgerProps>>();
  const show = () => {
    setOpen(true);
    if (!Ledger)
      loadLedger().then(
        (loaded) => setLedger(() => loaded),
        () => toast('明细没有加载出来，请重试', 'alert'),
      );
  };
  return (
    <>
      <NavAction text="现金明细" onPress={() => signInFirst(show)} />
      {Ledger && <Ledger open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
