export interface SmsMessage {
  readonly mobile: string;
  readonly text: string;
  readonly channel: 'sms' | 'voice';
}

export type SmsOutcome = 'sent' | 'refused' | 'unknown';

/** The operator's message gateway: short messages and spoken codes. */
export interface SmsGateway {
  send(message: SmsMessage): Promise<SmsOutcome>;
}
