import { afterEach, expect, it, vi } from 'vitest';
import { sentCode } from './sent-code.ts';
import { sentCodeMemory } from './sent-code-memory.ts';

const environment = { storagePrefix: 'DEV_' };
const sent = sentCode('13800000001', 'sms', { resendInSeconds: 60, expiresInSeconds: 300, ticket: 'ticket-1' }, 1_000_000);

afterEach(() => sessionStorage.clear());

it('remembers over a reload how long to wait, and tells whoever watches', () => {
  const memory = sentCodeMemory(environment, () => 1_000_000);
  const watcher = vi.fn();
  memory.subscribe(watcher);
  memory.keep(sent);
  expect(watcher).toHaveBeenCalledOnce();
  expect(memory.current()).toEqual(sent);
  expect(sentCodeMemory(environment, () => 1_020_000).current()).toEqual({ ...sent, seenAt: 1_020_000 });
});

it.each([
  ['the code has run out', JSON.stringify(sent), 1_300_000],
  ['the clock was set back', JSON.stringify(sent), 0],
  ['it was cut short', '{"mobile":"138', 1_000_000],
  ['it is not a number of ours', JSON.stringify({ ...sent, mobile: '1' }), 1_000_000],
  ['it came without its ticket', JSON.stringify({ ...sent, ticket: undefined }), 1_000_000],
  ['it is something else', '"text"', 1_000_000],
])('forgets when %s', (_, stored, now) => {
  sessionStorage.setItem('DEV_loginCodeSent', stored);
  expect(sentCodeMemory(environment, () => now).current()).toBeUndefined();
});

it('leaves nothing behind once signed in', () => {
  const memory = sentCodeMemory(environment);
  memory.keep(sent);
  memory.forget();
  expect(sessionStorage.length).toBe(0);
});
