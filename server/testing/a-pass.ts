import { newToken, tokenHash } from '../http/secrets.ts';
import type { TestServer } from './test-server.ts';

/** A captcha pass for one message. */
export async function aPass({ db, now }: Pick<TestServer, 'db' | 'now'>): Promise<string> {
  const pass = newToken();
  await db
    .insertInto('captcha_passes')
    .values({ pass_hash: tokenHash(pass), expires_at: new Date(now().getTime() + 120_000), used_at: null })
    .execute();
  return pass;
}
