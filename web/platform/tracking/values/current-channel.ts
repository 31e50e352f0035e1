import { channelOf } from '#core/rules/tracking/channel-of.ts';
import { storeOf } from '../../storage/storage.ts';
import type { SiteContext } from '../../site/site-context.tsx';

/** The current channel; read when needed, because a link may change it. */
export const currentChannel = ({ environment: { storagePrefix }, project }: SiteContext): string =>
  channelOf(storeOf('localStorage', storagePrefix).get('channelId'), project.channelId);
