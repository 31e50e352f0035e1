export type SmsChannel = 'sms' | 'voice';

interface SmsLimits {
  /** The voice code needs no captcha, for users who cannot see it, and has lower limits. */
  readonly needsCaptcha: boolean;
  readonly resendSeconds: number;
  readonly lifeSeconds: number;
  readonly tries: number;
  readonly perNumberPerDay: number;
  readonly perAddressPerHour: number;
  /** Many users may share an address, but rarely a device. */
  readonly perDevicePerHour: number;
}

export const smsLimits: Readonly<Record<SmsChannel, SmsLimits>> = {
  sms: {
    needsCaptcha: true,
    resendSeconds: 60,
    lifeSeconds: 300,
    tries: 5,
    perNumberPerDay: 10,
    perAddressPerHour: 60,
    perDevicePerHour: 20,
  },
  voice: {
    needsCaptcha: false,
    resendSeconds: 120,
    lifeSeconds: 300,
    tries: 5,
    perNumberPerDay: 3,
    perAddressPerHour: 5,
    perDevicePerHour: 5,
  },
};

export const longestCodeLifeMs =
  Math.max(...Object.values(smsLimits).map(({ lifeSeconds }) => lifeSeconds)) * 1000;
