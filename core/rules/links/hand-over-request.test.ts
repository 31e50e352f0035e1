import { expect, it } from 'vitest';
import { handOverChannel } from './hand-over-request.ts';

const origin = 'https://partner.example';
const frame = `${origin}/a?b=1`;
const request = { type: 'mall:get-token' };

it.each([
  [{ origin, data: request }, frame, 'partner.example'],
  [{ origin: `${origin}:8443`, data: request }, `${origin}:8443/`, 'partner.example:8443'],
  [{ origin, data: request }, 'https://other.example/', undefined],
  [{ origin: 'https://evil.example', data: request }, frame, undefined],
  [{ origin: 'https://maps.example', data: request }, 'https://maps.example/', undefined],
  [{ origin: 'null', data: request }, frame, undefined],
  [{ origin, data: { type: 'resize' } }, frame, undefined],
  [{ origin, data: 'mall:get-token' }, frame, undefined],
  [{ origin, data: null }, frame, undefined],
  [{ origin, data: request }, 'javascript:alert(1)', undefined],
] as const)('a message %j to the page %s asks for a token of %s', (message, url, channel) =>
  expect(handOverChannel(message, url, [origin, `${origin}:8443`])).toBe(channel),
);
