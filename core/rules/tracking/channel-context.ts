import { channelOf, isChannelId } from './channel-of.ts';

/** The channel context of §3. */
export interface ChannelContext {
  readonly channelId: string;
  readonly pChannelId?: string;
  readonly channelAreaNum?: string;
}

/** The channel with the parent channel and the channel's area, where a link brought valid ones. */
export const channelContextOf = (
  stored: (key: 'channelId' | 'pChannelId' | 'channelAreaNum') => string | undefined,
  projectDefault: string,
): ChannelContext => {
  const [pChannelId, channelAreaNum] = [stored('pChannelId'), stored('channelAreaNum')];
  return {
    channelId: channelOf(stored('channelId'), projectDefault),
    ...(isChannelId(pChannelId) && { pChannelId }),
    ...(isChannelId(channelAreaNum) && { channelAreaNum }),
  };
};
