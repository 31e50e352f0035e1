import { expect, it } from 'vitest';
import { encodedUserId } from './encoded-user-id.ts';

it.each([
  ['U1', 'VTE'],
  ['10000000000001', 'MTAwMDAwMDAwMDAwMDE'],
  ['用户?>', '55So5oi3Pz4'],
])('%s is written so that it fits an address: %s', (userId, encoded) => {
  expect(encodedUserId(userId)).toBe(encoded);
  expect(encoded).toMatch(/^[\w-]+$/);
});
