import { expect, it } from 'vitest';
import { sealLogin } from './seal-login.ts';
import { aKeyPair } from './testing/a-key-pair.ts';

it('seals number, code and what binds them to this tab so that only the holder of the key reads them (decisions §3)', async () => {
  const { publicKey, open } = await aKeyPair();
  const sealed = await sealLogin(publicKey, { mobile: '13800000001', code: '012345', ticket: 'ticket-1' });
  expect(sealed).not.toContain('13800000001');
  expect(await open(sealed)).toEqual({ mobile: '13800000001', code: '012345', ticket: 'ticket-1' });
});

it('never seals the same login to the same text', async () => {
  const { publicKey } = await aKeyPair();
  const login = { mobile: '13800000001', code: '012345', ticket: 'ticket-1' };
  expect(await sealLogin(publicKey, login)).not.toBe(await sealLogin(publicKey, login));
});
