import { expect, it } from 'vitest';
import { windowNameOf, windowNamePattern } from './host-emulation.ts';

const read = (name: string) => new RegExp(windowNamePattern).exec(name)?.slice(1);

it('is named by the window and read back', () =>
  expect(read(windowNameOf({ host: 'chat-app', system: 'ios', mobile: '13800000001' }))).toEqual([
    'chat-app',
    'ios',
    '13800000001',
  ]));

it.each(['', 'sandbox-host:', 'sandbox-host:chat-app:1', 'sandbox-host:chat-app.symbian:1'])(
  'a window named "%s" emulates no host',
  (name) => expect(read(name)).toBeUndefined(),
);
