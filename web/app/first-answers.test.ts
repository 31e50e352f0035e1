import { expect, it } from 'vitest';
import { home } from '#core/contract/goods/home.ts';
import { callKey } from '#web/platform/api/use-call.ts';
import { firstAnswers } from './first-answers.ts';

it('begins with the answers the server drew the page with', () => {
  const input = { regionCode: 'SUPER_MARKET_HOME' };
  const answers = firstAnswers([[home.regionFloors.path, { ...input }, { floors: [] }]]);
  expect(answers.read(callKey(home.regionFloors, input)).data).toEqual({ floors: [] });
});
