import type { PaymentRow } from './tables.ts';

/** An open attempt, or one that was paid at once, with what its channel needs to know. */
export interface Attempt extends Pick<
  PaymentRow,
  'payment_no' | 'order_no' | 'user_id' | 'pay_method_id' | 'amount_fen' | 'expires_at'
> {
  readonly state: 'open' | 'paid';
  readonly goods_name: string;
  readonly mobile_sealed: string;
  readonly open_id_sealed: string | null;
}
