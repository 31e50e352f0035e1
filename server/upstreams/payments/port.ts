import type { PayAction } from '#core/contract/pay/payments.shapes.ts';
import type { StatementRow } from '#core/rules/pay/compare-statement.ts';
import type { CashierChannel } from '#core/rules/pay/pay-channels.ts';

export interface Payer {
  readonly mobile: string;
  /** Of the chat app: that of the scene's own app. */
  readonly openId: string | null;
}

export interface ChannelOrder {
  /** A repetition with the same number is the same payment. */
  readonly paymentNo: string;
  readonly amountFen: number;
  readonly description: string;
  readonly expiresAt: Date;
  readonly returnUrl: string;
  readonly scene: 'jsapi' | 'mini-program' | 'h5';
  readonly ip: string;
  readonly payer: Payer;
}

export type Created =
  | { readonly kind: 'action'; readonly action: PayAction }
  | { readonly kind: 'paid'; readonly tradeNo: string | null }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

export type ChannelState =
  | { readonly kind: 'waiting' }
  /** An amount that is none in whole fen is undefined: no payment has it. */
  | { readonly kind: 'paid'; readonly tradeNo: string | null; readonly amountFen: number | undefined }
  | { readonly kind: 'failed' }
  | { readonly kind: 'closed' }
  /** The channel does not know the payment: it was not received, or not opened yet. */
  | { readonly kind: 'absent' }
  | { readonly kind: 'unknown'; readonly reason: string };

/** 'refused': the channel cannot close it, mostly because it is paid. */
export type Closed = 'closed' | 'refused' | 'unknown';

export interface ChannelRefund {
  /** A repetition with the same number is the same refund. */
  readonly refundNo: string;
  readonly paymentNo: string;
  readonly amountFen: number;
  readonly totalFen: number;
  readonly reason: string;
  readonly payer: Payer;
}

export type Refunded =
  | { readonly kind: 'done' }
  | { readonly kind: 'pending' }
  | { readonly kind: 'absent' }
  | { readonly kind: 'refused'; readonly reason: string }
  | { readonly kind: 'unknown'; readonly reason: string };

/** Where a subscriber pays. Every call can be repeated. */
export interface PaymentChannel {
  create(order: ChannelOrder): Promise<Created>;
  query(payment: { readonly paymentNo: string; readonly amountFen: number }): Promise<ChannelState>;
  close(paymentNo: string): Promise<Closed>;
  refund(refund: ChannelRefund): Promise<Refunded>;
  queryRefund(refund: Pick<ChannelRefund, 'refundNo' | 'paymentNo'>): Promise<Refunded>;
  /** Everything of a day (YYYY-MM-DD in China); undefined when it is not ready or there is no answer. */
  statement(day: string): Promise<readonly StatementRow[] | undefined>;
}

export interface RawNotice {
  header(name: string): string;
  readonly body: string;
}

export type Notice =
  | { readonly kind: 'payment'; readonly paymentNo: string; readonly state: ChannelState }
  | { readonly kind: 'refund'; readonly refundNo: string }
  | { readonly kind: 'forged'; readonly reason: string };

/** What the channel expects as the answer to a notice. */
export interface NoticeAnswer {
  readonly status: number;
  readonly type: string;
  readonly body: string;
}

/** A channel that reports by notices: verified here, compared and applied by the pay service. */
export interface NotifyingChannel extends PaymentChannel {
  parseNotice(notice: RawNotice): Promise<Notice>;
  noticeAnswer(isAccepted: boolean): NoticeAnswer;
}

export type PayChannels = Readonly<Record<CashierChannel, NotifyingChannel>> & {
  readonly 'phone-bill': PaymentChannel;
};

/** A notice is refused when it was signed longer ago. */
export const noticeLifeMs = 5 * 60_000;
