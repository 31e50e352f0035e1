import { constants, createPublicKey, publicEncrypt } from 'node:crypto';
import { verification } from '#core/contract/common/verification.ts';
import { session } from '#core/contract/user/session.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { aPass } from './a-pass.ts';
import type { SendOptions } from './send-call.ts';
import type { TestServer } from './test-server.ts';

/** What signing in needs of a server. */
type SignInServer = Pick<TestServer, 'data' | 'sandbox' | 'db' | 'now'>;

/** The newest code in the sandbox's inbox. */
export async function codeFor(server: Pick<TestServer, 'sandbox'>, mobile: string): Promise<string> {
  const [newest] = await server.sandbox(upstreams.inbox, { mobile });
  if (!newest?.code) throw new Error(`no code for ${mobile}`);
  return newest.code;
}

/** A requested code: the digits from the message, and the page's ticket. */
export interface CodeInHand {
  readonly code: string;
  readonly ticket: string;
}

/** Requests a code and reads it from the message. */
export async function requestCode(
  server: SignInServer,
  mobile: string,
  options?: SendOptions,
): Promise<CodeInHand> {
  const { ticket } = await server.data(
    verification.sendLoginCode,
    { mobile, captchaToken: await aPass(server) },
    options,
  );
  return { code: await codeFor(server, mobile), ticket };
}

/** Encrypts like the page: RSA-OAEP with the server's public key. */
export const seal = (publicKey: string, content: unknown): string => {
  const key = createPublicKey({ key: Buffer.from(publicKey, 'base64'), format: 'der', type: 'spki' });
  return publicEncrypt(
    { key, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' },
    Buffer.from(JSON.stringify(content)),
  ).toString('base64');
};

/** The body of a sign-in with a number and its code. */
export async function sealedLogin(
  server: Pick<TestServer, 'data'>,
  mobile: string,
  { code, ticket }: CodeInHand,
): Promise<{ keyId: string; sealed: string }> {
  const { keyId, publicKey } = await server.data(session.loginKey, {});
  return { keyId, sealed: seal(publicKey, { mobile, code, ticket }) };
}

/** Signs in with a code. */
export async function signIn(server: SignInServer, mobile: string, options?: SendOptions): Promise<SignedIn> {
  return server.data(
    session.smsLogin,
    await sealedLogin(server, mobile, await requestCode(server, mobile, options)),
    options,
  );
}
