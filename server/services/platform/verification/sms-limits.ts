import type { Limits } from '#core/rules/console/operations/limits.ts';

export type SmsChannel = 'sms' | 'voice';

interface SmsLimits {
  /** The voice code needs no captcha, for users who cannot see it, and has lower limits. */
  readonly needsCaptcha: boolean;
  readonly resendSeconds: number;
  readonly lifeSeconds: number;
  readonly tries: number;
}

interface SentLimits {
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
  },
  voice: {
    needsCaptcha: false,
    resendSeconds: 120,
    lifeSeconds: 300,
    tries: 5,
  },
};

const voiceLimits: SentLimits = { perNumberPerDay: 3, perAddressPerHour: 5, perDevicePerHour: 5 };

/** How many codes may be sent. Those of messages are values that owners change; calls by voice cost more and stay as they are. */
export const sentLimits = (channel: SmsChannel, limits: Limits): SentLimits =>
  channel === 'voice'
    ? voiceLimits
    : {
        perNumberPerDay: limits['sms.perNumberPerDay'],
        perAddressPerHour: limits['sms.perAddressPerHour'],
        perDevicePerHour: limits['sms.perDevicePerHour'],
      };

export const longestCodeLifeMs =
  Math.max(...Object.values(smsLimits).map(({ lifeSeconds }) => lifeSeconds)) * 1000;
