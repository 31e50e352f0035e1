import { expect, it } from 'vitest';
import { tokenChange } from './token-change.ts';

it.each([
  [{}, { kind: 'keep' }],
  [{ tokenSet: null, accessToken: null, refreshToken: null }, { kind: 'keep' }],
  [{ tokenSet: 'REMOVE' }, { kind: 'clear' }],
  [{ tokenSet: 'REMOVE', accessToken: 'a' }, { kind: 'clear' }],
  [
    { tokenSet: 'UPDATE', accessToken: 'a', refreshToken: 'r' },
    { kind: 'store', accessToken: 'a', refreshToken: 'r', tokenTime: 7 },
  ],
  [
    { accessToken: 'a', refreshToken: 'r' },
    { kind: 'store', accessToken: 'a', refreshToken: 'r', tokenTime: 7 },
  ],
  [{ accessToken: 'a' }, { kind: 'store', accessToken: 'a', tokenTime: 7 }],
  [{ tokenSet: 'UPDATE' }, { kind: 'keep' }],
])('the headers %j (§4, Login state)', (headers, change) => expect(tokenChange(headers, 7)).toEqual(change));
