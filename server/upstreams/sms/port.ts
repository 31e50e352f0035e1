export interface SmsMessage {
  /** Idempotency key: the gateway accepts an id once. */
  readonly id?: string;
  readonly mobile: string;
  readonly text: string;
  readonly channel: 'sms' | 'voice';
}

/** 'held-back': the gateway was not called, so nothing was sent; 'unknown': it may have been sent. */
export type SmsOutcome = 'sent' | 'refused' | 'held-back' | 'unknown';

/** Whether a message is final: accepted or refused. Otherwise it is retried. */
export const isSettled = (outcome: SmsOutcome): boolean => outcome === 'sent' || outcome === 'refused';

/** The operator's message gateway: SMS and voice codes. */
export interface SmsGateway {
  send(message: SmsMessage): Promise<SmsOutcome>;
}
