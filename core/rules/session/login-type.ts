export interface LoginTypeQuestion {
  readonly https: boolean;
  /** Whether the one-tap SDK has an address in this deployment. */
  readonly oneTap: boolean;
  readonly system: 'ios' | 'android' | 'other';
}

/** Which kind of sign-in page a guest is sent to (§2): by the phone's own number where the one-tap SDK can work, else by SMS. */
export const loginTypeOf = ({ https, oneTap, system }: LoginTypeQuestion): 'sim' | 'sms' =>
  https && oneTap && system !== 'other' ? 'sim' : 'sms';
