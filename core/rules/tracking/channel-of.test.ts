import { expect, it } from 'vitest';
import { channelId } from '../../contract/fields.ts';
import { channelOf } from './channel-of.ts';

it.each<[string, string | undefined, string]>([
  ['no link carried one', undefined, 'F00000000'],
  ['a link carried an empty one', '', 'F00000000'],
  ['a link carried one', 'C0001', 'C0001'],
  ['a link carried what no call would take', '渠道 1', 'F00000000'],
  ['a link carried one without end', 'C'.repeat(65), 'F00000000'],
])('the channel is told truly when %s', (_when, kept, channel) => {
  expect(channelOf(kept, 'F00000000')).toBe(channel);
  expect(channelId.safeParse(channel).success).toBe(true);
});
