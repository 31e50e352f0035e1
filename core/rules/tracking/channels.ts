/** The default appId (§9); the channelIds of the projects are in core/site/projects.ts. */
export const defaultAppId = 'C0013';

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
