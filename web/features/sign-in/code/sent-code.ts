import type { CodeSent } from '#core/contract/common/verification.shapes.ts';

export type CodeChannel = 'sms' | 'voice';

/** A code on its way: to which number, and when another may be asked for. For showing only; the server decides. */
export interface SentCode {
  readonly mobile: string;
  readonly channel: CodeChannel;
  /** When this page learnt of it. */
  readonly seenAt: number;
  readonly resendAt: number;
  readonly expiresAt: number;
  /** What makes the code worth something in this tab, and in no other. */
  readonly ticket: string;
}

export const sentCode = (
  mobile: string,
  channel: CodeChannel,
  { resendInSeconds, expiresInSeconds, ticket }: CodeSent,
  now: number,
): SentCode => ({
  mobile,
  channel,
  seenAt: now,
  resendAt: now + resendInSeconds * 1000,
  expiresAt: now + expiresInSeconds * 1000,
  ticket,
});
