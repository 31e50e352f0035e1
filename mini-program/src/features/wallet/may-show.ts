import type { WalletVoucher } from '#core/contract/order/wallet.shapes.ts';
import { askFirst } from '../../platform/host/ask-first.ts';

/** A code that was shown counts as used for refunds, so the first time is asked for. */
export const mayShow = async (code: WalletVoucher['codes'][number] | undefined): Promise<boolean> =>
  code !== undefined &&
  (code.isShown || askFirst({ title: '查看券码？', text: '查看后该商品不能退款', confirm: '查看' }));
