import { expect, it } from 'vitest';
import { channelContextOf } from './channel-context.ts';

it('the channel context has the parent channel and the channel’s area where a link had valid ones', () => {
  const context = (stored: Record<string, string>) => channelContextOf((key) => stored[key], 'F00000000');
  expect(context({})).toEqual({ channelId: 'F00000000' });
  expect(context({ channelId: 'C0001', pChannelId: 'P1', channelAreaNum: '320100' })).toEqual({
    channelId: 'C0001',
    pChannelId: 'P1',
    channelAreaNum: '320100',
  });
  expect(context({ pChannelId: '渠道 一', channelAreaNum: '' })).toEqual({ channelId: 'F00000000' });
});
