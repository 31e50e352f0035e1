export interface LoginTypeInput {
  readonly https: boolean;
  /** Whether the one-tap SDK is configured in this deployment. */
  readonly oneTap: boolean;
  readonly system: 'ios' | 'android' | 'other';
}

/** The kind of login page for a guest (§2): SIM sign-in where the one-tap SDK works, otherwise SMS. */
export const loginTypeOf = ({ https, oneTap, system }: LoginTypeInput): 'sim' | 'sms' =>
  https && oneTap && system !== 'other' ? 'sim' : 'sms';
