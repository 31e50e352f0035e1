import { channelContextOf, type ChannelContext } from '#core/rules/tracking/channel-context.ts';
import { storeOf } from '../../storage/storage.ts';
import type { SiteContext } from '../../site/site-context.tsx';

/** The channel context of a claim. */
export const currentChannelContext = ({
  environment: { storagePrefix },
  project,
}: SiteContext): ChannelContext =>
  channelContextOf(storeOf('localStorage', storagePrefix).get, project.channelId);
