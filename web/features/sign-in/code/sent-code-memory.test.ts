import { afterEach, expect, it, vi } from 'vitest';
import { obscureText } from '#web/platform/crypto/obscured-text.ts';
import { sentCode } from './sent-code.ts';
import { sentCodeMemory } from './sent-code-memory.ts';

const environment = { storagePrefix: 'DEV_' };
const sent = sentCode(
  '13800000001',
  'sms',
  { resendInSeconds: 60, expiresInSeconds: 300, ticket: 'ticket-1' },
  1_000_000,
);
const stored = () => sessionStorage.getItem('DEV_loginCodeSent');
/** Waits until the stored data is read. */
const read = async () => void (await obscureText(''));

afterEach(() => sessionStorage.clear());

it('keeps the waiting time over a reload, and notifies subscribers', async () => {
  const memory = sentCodeMemory(environment, () => 1_000_000);
  const watcher = vi.fn();
  memory.subscribe(watcher);
  memory.keep(sent);
  expect(watcher).toHaveBeenCalledOnce();
  expect(memory.current()).toEqual(sent);
  await vi.waitFor(() => expect(stored()).not.toBeNull());
  const reloaded = sentCodeMemory(environment, () => 1_020_000);
  await vi.waitFor(() => expect(reloaded.current()).toEqual({ ...sent, seenAt: 1_020_000 }));
});

it('keeps neither number nor ticket in plain sight', async () => {
  sentCodeMemory(environment).keep(sent);
  await vi.waitFor(() => expect(stored()).toMatch(/^[\w-]{40,}$/));
  expect(stored()).not.toMatch(/13800000001|ticket/);
});

it.each([
  ['the code has run out', JSON.stringify(sent), 1_300_000],
  ['the clock was set back', JSON.stringify(sent), 0],
  ['it was cut short', '{"mobile":"138', 1_000_000],
  ['it is not a number of ours', JSON.stringify({ ...sent, mobile: '1' }), 1_000_000],
  ['it came without its ticket', JSON.stringify({ ...sent, ticket: undefined }), 1_000_000],
  ['it is something else', '"text"', 1_000_000],
])('forgets when %s', async (_, text, now) => {
  const watcher = vi.fn();
  for (const left of [text, await obscureText(text)]) {
    sessionStorage.setItem('DEV_loginCodeSent', left);
    const memory = sentCodeMemory(environment, () => now);
    memory.subscribe(watcher);
    await read();
    expect(memory.current()).toBeUndefined();
  }
  expect(watcher).not.toHaveBeenCalled();
});

it('a code that was sent while the last one was being recalled is the one that counts', async () => {
  const left = await obscureText(JSON.stringify(sent));
  sessionStorage.setItem('DEV_loginCodeSent', left);
  const memory = sentCodeMemory(environment, () => 1_000_000);
  const newer = { ...sent, ticket: 'ticket-2' };
  memory.keep(newer);
  await vi.waitFor(() => expect(stored()).not.toBe(left));
  expect(memory.current()).toEqual(newer);
});

it('leaves nothing behind once signed in, not even what was being written', async () => {
  const memory = sentCodeMemory(environment);
  memory.keep(sent);
  memory.forget();
  await read();
  expect(sessionStorage.length).toBe(0);
});
