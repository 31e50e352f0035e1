import { randomBytes, scrypt, timingSafeEqual } from 'node:crypto';

/** 128 MB and about 0.3 s for each guess. */
const cost = { N: 2 ** 17, r: 8, p: 1 };
const keyBytes = 32;

const derived = (password: string, salt: Buffer, { N, r, p }: typeof cost): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, keyBytes, { N, r, p, maxmem: 256 * N * r }, (error, key) =>
      error ? reject(error) : resolve(key),
    );
  });

/** `scrypt$N$r$p$salt$key`, so that the cost can rise without losing the passwords of before. */
export async function hashPassword(password: string, { N, r, p } = cost): Promise<string> {
  const salt = randomBytes(16);
  const key = await derived(password, salt, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/** Without a hash it takes as long, so that the answer does not tell whether a name exists. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, N, r, p, salt = '', key = ''] = hash?.split('$') ?? [];
  const known = hash != null ? { N: Number(N), r: Number(r), p: Number(p) } : cost;
  const found = await derived(password, Buffer.from(salt, 'base64url'), known);
  const expected = Buffer.from(key, 'base64url');
  return expected.length === found.length && timingSafeEqual(expected, found);
}
