import type { HostId } from '../../config/hosts.ts';
import { names } from '../../config/names.ts';

const { videoPartnerA, videoPartnerB } = names.slugs;

/** The codes of a host for channel, environment and advertising (§4 Channel, §9). */
export interface HostCode {
  readonly channel: string;
  readonly environment: 1 | 2 | 3 | 4;
  readonly investEnvs: 1 | 2 | 3;
}

export const hostCodes: Readonly<Record<HostId, HostCode>> = {
  'chat-app': { channel: 'WECHAT', environment: 1, investEnvs: 1 },
  'chat-mini-program': { channel: 'XCX', environment: 3, investEnvs: 3 },
  'vendor-browser': { channel: 'WAP', environment: 4, investEnvs: 1 },
  'video-a': { channel: videoPartnerA.toUpperCase(), environment: 4, investEnvs: 1 },
  'video-b': { channel: videoPartnerB.toUpperCase(), environment: 4, investEnvs: 1 },
  'national-app': { channel: 'H5', environment: 2, investEnvs: 1 },
  'provincial-app': { channel: 'ZT_APP', environment: 2, investEnvs: 2 },
  others: { channel: 'H5', environment: 4, investEnvs: 1 },
};

/** Every channel value the product knows. */
export const channels: readonly string[] = [
  ...new Set(Object.values(hostCodes).map(({ channel }) => channel)),
];

/** The channel; a known one in the query `envChannel` takes precedence over the detected host. */
export const channelOf = (host: HostId, envChannel?: string): string =>
  envChannel !== undefined && channels.includes(envChannel) ? envChannel : hostCodes[host].channel;
