import { expect, it, vi } from 'vitest';
import { home } from '#core/contract/goods/home.ts';
import { callKey } from '#web/platform/queries/use-call.ts';
import { firstAnswers } from './first-answers.ts';

it('begins with the answers the server drew the page with', () => {
  const input = { regionCode: 'SUPER_MARKET_HOME' };
  const answers = firstAnswers([[home.regionFloors.path, { ...input }, { floors: [] }]]);
  expect(answers.read(callKey(home.regionFloors, input)).data).toEqual({ floors: [] });
});

it('sends the requests of one commit in later tasks, which do not block the commit', async () => {
  const answers = firstAnswers([]);
  const load = vi.fn(async () => 'rights');
  const pending = answers.fetch(['/rights'], load);
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  expect(answers.read(['/rights'])).toMatchObject({ loading: true });
  expect(await pending).toBe('rights');
});
