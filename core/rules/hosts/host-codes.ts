import type { HostId } from '../../config/hosts.ts';
import { names } from '../../config/names.ts';

const { videoPartnerA, videoPartnerB } = names.slugs;

/** The codes of a host for channel and advertising (§4 Channel, §9). */
export interface HostCode {
  readonly channel: string;
  readonly investEnvs: 1 | 2 | 3;
}

export const hostCodes: Readonly<Record<HostId, HostCode>> = {
  'chat-app': { channel: 'WECHAT', investEnvs: 1 },
  'chat-mini-program': { channel: 'XCX', investEnvs: 3 },
  'vendor-browser': { channel: 'WAP', investEnvs: 1 },
  'video-a': { channel: videoPartnerA.toUpperCase(), investEnvs: 1 },
  'video-b': { channel: videoPartnerB.toUpperCase(), investEnvs: 1 },
  'national-app': { channel: 'H5', investEnvs: 1 },
  'provincial-app': { channel: 'ZT_APP', investEnvs: 2 },
  others: { channel: 'H5', investEnvs: 1 },
};

/** The channel of the mini-program; also that of the proofs with which it opens its web view. */
export const miniProgramChannel = hostCodes['chat-mini-program'].channel;

/** Every channel value the product knows. */
export const channels: readonly string[] = [
  ...new Set(Object.values(hostCodes).map(({ channel }) => channel)),
];

/** The channel; a known one in the query `envChannel` takes precedence over the detected host. */
export const channelOf = (host: HostId, envChannel?: string): string =>
  envChannel !== undefined && channels.includes(envChannel) ? envChannel : hostCodes[host].channel;
