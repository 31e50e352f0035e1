import { expect, it } from 'vitest';
import { readHostEmulation, writeHostEmulation } from './host-emulation.ts';

it('is remembered and read back among other cookies', () => {
  const [cookie = ''] = writeHostEmulation({ host: 'chat-app', system: 'ios' }).split(';');
  expect(readHostEmulation(`a=1; ${cookie}; b=2`)).toEqual({ host: 'chat-app', system: 'ios' });
});

it.each([
  '',
  'sandbox-host=',
  'sandbox-host=moon.ios',
  'sandbox-host=chat-app',
  'sandbox-host=chat-app.symbian',
  'other-sandbox-host=chat-app.ios',
])('"%s" emulates no host', (cookies) => expect(readHostEmulation(cookies)).toBeUndefined());
