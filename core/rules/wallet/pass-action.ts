import type { WalletPass } from '../../contract/order/wallet.shapes.ts';

/** The action of a lounge pass: the code of the visit that was reserved first, or to reserve one. */
export function passAction({ kind, visitId }: WalletPass) {
  if (visitId === null) return { text: '去预约', page: 'rail', query: { kind } } as const;
  const page = kind === 'rail' ? 'railVerification' : 'airportVerification';
  return { text: '出示厅码', page, query: { orderId: visitId } } as const;
}
