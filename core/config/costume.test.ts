import { expect, it } from 'vitest';
import { readCostume, writeCostume } from './costume.ts';

it('is remembered and read back among other cookies', () => {
  const [cookie = ''] = writeCostume({ host: 'chat-app', system: 'ios' }).split(';');
  expect(readCostume(`a=1; ${cookie}; b=2`)).toEqual({ host: 'chat-app', system: 'ios' });
});

it.each([
  '',
  'sandbox-host=',
  'sandbox-host=moon.ios',
  'sandbox-host=chat-app',
  'sandbox-host=chat-app.symbian',
  'other-sandbox-host=chat-app.ios',
])('"%s" is no costume', (cookies) => expect(readCostume(cookies)).toBeUndefined());
