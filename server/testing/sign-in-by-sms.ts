import { verification } from '#core/contract/common/verification.ts';
import type { DataOf, Endpoint, RequestOf } from '#core/contract/endpoint.ts';
import { session } from '#core/contract/user/session.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { openDatabase } from '../db/database.ts';
import { eventually } from './eventually.ts';
import { sendCall, type SendOptions } from './send-call.ts';
import { sealedLogin } from './sign-in.ts';
import { solveCaptcha } from './solve-captcha.ts';

/** A call at an address, and its data; a refusal is thrown. */
export async function dataAt<E extends Endpoint>(
  root: string,
  endpoint: E,
  input: RequestOf<E>,
  options?: SendOptions,
): Promise<DataOf<E>> {
  const { envelope } = await sendCall(root, endpoint, input, options);
  if (!envelope.success) throw new Error(`${endpoint.path}: ${envelope.code} ${envelope.message}`);
  return envelope.data;
}

interface MallParts {
  /** Origin and base. */
  readonly root: string;
  /** Where the gap of the captcha is read: nothing else is taken from the database. */
  readonly databaseUrl: string;
  newestMessage(mobile: string): string | undefined;
}

/** Signs in as a subscriber of a mall without a sandbox: captcha, message, code. */
export async function signInBySms(
  { root, databaseUrl, newestMessage }: MallParts,
  mobile: string,
): Promise<SignedIn> {
  const { db, close } = openDatabase({ url: databaseUrl, pool: 1 });
  try {
    const data = <E extends Endpoint>(endpoint: E, input: RequestOf<E>, options?: SendOptions) =>
      dataAt(root, endpoint, input, options);
    const captchaToken = await solveCaptcha({ db, data });
    const { ticket } = await data(verification.sendLoginCode, { mobile, captchaToken });
    const text = await eventually(
      async () => newestMessage(mobile),
      (found) => found !== undefined,
    );
    const code = /验证码是(\d+)/.exec(text ?? '')?.[1] ?? '';
    return await data(session.smsLogin, await sealedLogin({ data }, mobile, { code, ticket }));
  } finally {
    await close();
  }
}
