import { createPrivateKey, generateKeyPair, privateDecrypt, constants } from 'node:crypto';
import { promisify } from 'node:util';
import type { z } from 'zod';
import { sealedLogin } from '#core/contract/user/session.shapes.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../http/refusal.ts';
import { newId } from '../../../http/secrets.ts';
import { latestEnd } from '../../../lifetime.ts';

const lifeMs = 60 * 60_000;
/** A key is returned only while enough of its lifetime is left. */
const handOutMs = 30 * 60_000;
const makeKeyPair = promisify(generateKeyPair);

/** The current public key, shared by all instances; a new pair is created before the old one expires. */
export async function currentLoginKey({ db, clock, encryption }: Deps) {
  const now = clock.now();
  const live = await db
    .selectFrom('login_keys')
    .select(['key_id', 'public_key', 'expires_at'])
    .where('expires_at', '>', new Date(now.getTime() + handOutMs))
    .where('expires_at', '<=', latestEnd(now, lifeMs))
    .orderBy('expires_at', 'desc')
    .executeTakeFirst();
  const key = live ?? (await makeLoginKey({ db, encryption, now }));
  return {
    keyId: key.key_id,
    publicKey: key.public_key,
    algorithm: 'RSA-OAEP-256' as const,
    expiresInSeconds: Math.floor((key.expires_at.getTime() - now.getTime()) / 1000),
  };
}

async function makeLoginKey({ db, encryption, now }: Pick<Deps, 'db' | 'encryption'> & { now: Date }) {
  const pair = await makeKeyPair('rsa', { modulusLength: 2048 });
  const key = {
    key_id: newId(),
    private_key_sealed: encryption.loginKeys.seal(
      pair.privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    ),
    public_key: pair.publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    created_at: now,
    expires_at: new Date(now.getTime() + lifeMs),
  };
  await db.insertInto('login_keys').values(key).execute();
  return key;
}

/** Decrypts what a page encrypted with one of our public keys. */
export async function openSealed(
  { db, clock, encryption }: Deps,
  keyId: string,
  sealed: string,
): Promise<z.output<typeof sealedLogin>> {
  const now = clock.now();
  const key = await db
    .selectFrom('login_keys')
    .select('private_key_sealed')
    .where('key_id', '=', keyId)
    .where('expires_at', '>', now)
    .where('expires_at', '<=', latestEnd(now, lifeMs))
    .executeTakeFirst();
  if (!key) throw new Refusal('页面停留太久，请刷新后重试');
  const opened = sealedLogin.safeParse(decrypt(encryption.loginKeys.open(key.private_key_sealed), sealed));
  if (!opened.success) throw new Refusal('手机号或验证码格式有误');
  return opened.data;
}

function decrypt(privateKey: string, sealed: string): unknown {
  try {
    const padding = {
      key: createPrivateKey(privateKey),
      padding: constants.RSA_PKCS1_OAEP_PADDING,
      oaepHash: 'sha256',
    };
    return JSON.parse(privateDecrypt(padding, Buffer.from(sealed, 'base64')).toString('utf8'));
  } catch {
    return undefined; // not encrypted with this key
  }
}
