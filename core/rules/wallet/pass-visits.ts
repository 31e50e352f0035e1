import type { WalletPass } from '../../contract/order/wallet.shapes.ts';

/** How many visits of a lounge pass are left and reserved, and how many people may come along. */
export const passVisits = ({ leftCount, reservedCount, companions }: WalletPass): string =>
  [
    leftCount > 0 && `还可用${leftCount}次`,
    reservedCount > 0 && `已预约${reservedCount}次`,
    companions > 0 && `可带${companions}人`,
  ]
    .filter(Boolean)
    .join('，');
