import { expect, it } from 'vitest';
import { channelId } from '../../contract/fields.ts';
import { channelOf } from './channel-of.ts';

it.each<[string, string | undefined, string]>([
  ['no link had one', undefined, 'F00000000'],
  ['a link had an empty one', '', 'F00000000'],
  ['a link had one', 'C0001', 'C0001'],
  ['a link had an invalid one', '渠道 1', 'F00000000'],
  ['a link had one that is too long', 'C'.repeat(65), 'F00000000'],
])('the reported channel when %s', (_when, stored, channel) => {
  expect(channelOf(stored, 'F00000000')).toBe(channel);
  expect(channelId.safeParse(channel).success).toBe(true);
});
