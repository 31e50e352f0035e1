import type { CodeSent } from '#core/contract/common/verification.shapes.ts';

export type CodeChannel = 'sms' | 'voice';

/** A sent code: its number, and when another may be requested. For display only; the server decides. */
export interface SentCode {
  readonly mobile: string;
  readonly channel: CodeChannel;
  /** When the answer arrived. */
  readonly seenAt: number;
  readonly resendAt: number;
  readonly expiresAt: number;
  /** The challenge that binds the code to this tab. */
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
