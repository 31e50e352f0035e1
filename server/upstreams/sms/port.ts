export interface SmsMessage {
  /** Makes sending it again harmless: the gateway takes an id once. */
  readonly id?: string;
  readonly mobile: string;
  readonly text: string;
  readonly channel: 'sms' | 'voice';
}

/** 'held-back': the gateway was not even asked, so nothing has left and another time may do; 'unknown': it may have left. */
export type SmsOutcome = 'sent' | 'refused' | 'held-back' | 'unknown';

/** Whether a message has met its end: taken, or turned down for good. What has not is tried again. */
export const isSettled = (outcome: SmsOutcome): boolean => outcome === 'sent' || outcome === 'refused';

/** The operator's message gateway: short messages and spoken codes. */
export interface SmsGateway {
  send(message: SmsMessage): Promise<SmsOutcome>;
}
