import { createPrivateKey, createPublicKey, generateKeyPair, type KeyObject } from 'node:crypto';
import { promisify } from 'node:util';
import type { Db } from '../../../db/database.ts';

const generate = promisify(generateKeyPair);

export interface SandboxKeyPair {
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
}

/** RSA keys of the sandbox's payment channels and of our account there, made at the first use and shared by all instances. */
export function sandboxKeys(db: Db): (name: string) => Promise<SandboxKeyPair> {
  const known = new Map<string, Promise<SandboxKeyPair>>();
  return (name) => {
    const pair =
      known.get(name) ??
      loadKey(db, name).catch((error: unknown) => {
        known.delete(name);
        throw error;
      });
    known.set(name, pair);
    return pair;
  };
}

async function loadKey(db: Db, name: string): Promise<SandboxKeyPair> {
  const stored = await storedKey(db, name);
  if (stored) return stored;
  const { privateKey } = await generate('rsa', { modulusLength: 2048 });
  await db
    .insertInto('sandbox_keys')
    .values({ name, private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString() })
    .onConflict((c) => c.doNothing())
    .execute();
  const pair = await storedKey(db, name);
  if (!pair) throw new Error(`the sandbox key ${name} just stored is gone`);
  return pair;
}

async function storedKey(db: Db, name: string): Promise<SandboxKeyPair | undefined> {
  const row = await db
    .selectFrom('sandbox_keys')
    .select('private_key')
    .where('name', '=', name)
    .executeTakeFirst();
  if (!row) return undefined;
  const privateKey = createPrivateKey(row.private_key);
  return { privateKey, publicKey: createPublicKey(privateKey) };
}
