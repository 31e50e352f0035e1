import { expect, it } from 'vitest';
import { renewalText } from './renewal-text.ts';

it.each([
  [{ renewsOn: '2026-09-01', expiresOn: null }, '已开通，9月1日自动续订'],
  [{ renewsOn: '2026-09-01', expiresOn: '2026-12-31' }, '已开通，12月31日到期'],
  [{ renewsOn: null, expiresOn: null }, '已开通'],
])('a holding says how it goes on: %o', (holding, text) => {
  expect(renewalText(holding)).toBe(text);
});
