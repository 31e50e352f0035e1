import type { WalletVoucher } from '#core/contract/order/wallet.shapes.ts';
import { showCodeQuestion } from '#core/rules/wallet/show-code-question.ts';
import { askFirst } from '#web/ui/question/ask-first.ts';

/** Where showing a code ends its refund, the first time is asked for. */
export const mayShow = async (code: WalletVoucher['codes'][number] | undefined): Promise<boolean> =>
  code !== undefined && (!code.asksFirst || askFirst(showCodeQuestion));
