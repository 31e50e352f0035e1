import { useState, type ReactNode } from 'react';
import type { WalletVoucher } from '#core/contract/order/wallet.shapes.ts';
import { usePart } from '#web/ui/sheet/use-part.tsx';
import { mayShow } from './may-show.ts';

const loadCode = () => import('./voucher-code.tsx').then((found) => found.VoucherCode);

/** Shows the codes of a voucher over the page; the code that draws them is loaded with the first. */
export function useShowCode(): { show(voucher: WalletVoucher): void; readonly codeView: ReactNode } {
  const [voucher, setVoucher] = useState<WalletVoucher>();
  const part = usePart(loadCode);
  const open = async (chosen: WalletVoucher): Promise<void> => {
    if (!(await mayShow(chosen.codes[0]))) return;
    setVoucher(chosen);
    part.show();
  };
  return { show: (chosen) => void open(chosen), codeView: voucher && part.render({ voucher }) };
}
