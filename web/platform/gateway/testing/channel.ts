import type { ChannelConfig } from '#core/contract/common/gateway.shapes.ts';

interface ChannelTraits {
  readonly flag?: 0 | 2 | 4;
  readonly areaName?: string;
  readonly type?: number;
  readonly title?: string;
  readonly message?: string;
}

/** A channel configuration: open by default. */
export const aChannel = ({
  flag = 0,
  areaName = '',
  type = 0,
  title = '',
  message = '',
}: ChannelTraits = {}): ChannelConfig => ({
  areaDegradedVo: { isDegradedFlag: flag, areaName },
  serverStatusDto: { type, act_title: title, act_message: message },
  fixedLocation: null,
  limitedFeatures: [],
  serverTime: new Date().toISOString(),
});
