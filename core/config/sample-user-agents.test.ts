import { expect, it } from 'vitest';
import { hosts } from './hosts.ts';
import { sampleUserAgent } from './sample-user-agents.ts';

it.each(hosts.map(({ id }) => id))('%s has its own marks and is recognised by them', (host) => {
  const agent = sampleUserAgent(host, 'ios');
  const recognised = hosts.find(({ marks }) => marks.every((mark) => agent.includes(mark)));
  expect(recognised?.id).toBe(host);
});

it('looks like a phone of either system', () => {
  expect(sampleUserAgent('others', 'ios')).toContain('iPhone');
  expect(sampleUserAgent('others', 'android')).toContain('Android');
});
