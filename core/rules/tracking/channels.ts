/** The default appId and channelId of the malls (§9); those of the projects are in core/site/projects.ts. */
export const defaultAppId = 'C0013';
export const defaultChannelId = 'C0013';
/** The channelId of a standalone page without one. */
export const missingChannelId = 'F00000000';

/** Channels by name (§9). */
export const channelIds = {
  RWX: 'C0001',
  QYH: 'C0002',
  JSRH: 'C0005',
  CHWL: 'C0007',
  YJ: 'C0008',
  YJQY: 'C0009',
} as const;
export type ChannelName = keyof typeof channelIds;
