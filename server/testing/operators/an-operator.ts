import { TOTP, Secret } from 'otpauth';
import type { Role } from '#core/contract/console/permissions.ts';
import type { ConsoleEndpoint, DataOf, RequestOf } from '#core/contract/endpoint.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import { newId } from '../../http/secrets.ts';
import { startOperatorSession } from '../../services/operators/session/start-session.ts';
import { newTotpSecret } from '../../services/operators/session/authenticator.ts';
import type { TestServer } from '../test-server.ts';

export interface TestOperator {
  readonly operatorId: string;
  readonly loginName: string;
  readonly name: string;
  readonly totpSecret: string;
  readonly cookie: string;
}

let made = 0;

/** An active operator with a session. The default password hash fits no password. */
export async function anOperator(
  server: TestServer,
  {
    roles = ['owner'],
    passwordHash = 'scrypt$2$1$1$$',
  }: { roles?: readonly Role[]; passwordHash?: string } = {},
): Promise<TestOperator> {
  made += 1;
  const [operatorId, loginName, name] = [newId(), `member${made}.${Date.now() % 100_000}`, `成员${made}`];
  const totpSecret = newTotpSecret();
  await server.db
    .insertInto('operators')
    .values({
      operator_id: operatorId,
      login_name: loginName,
      name,
      state: 'active',
      password_hash: passwordHash,
      totp_sealed: server.deps.encryption.authenticators.seal(totpSecret),
      locked_until: null,
      created_at: server.now(),
      last_seen_at: null,
    })
    .execute();
  if (roles.length > 0)
    await server.db
      .insertInto('operator_roles')
      .values(roles.map((role) => ({ operator_id: operatorId, role })))
      .execute();
  const token = await startOperatorSession(server.db, operatorId, server.now());
  return { operatorId, loginName, name, totpSecret, cookie: `console=${token}` };
}

/** The code that the operator's authenticator shows now; `steps` later. */
export const codeOf = (
  server: TestServer,
  { totpSecret }: Pick<TestOperator, 'totpSecret'>,
  steps = 0,
): string =>
  new TOTP({ secret: Secret.fromBase32(totpSecret) }).generate({
    timestamp: server.now().getTime() + steps * 30_000,
  });

export interface ConsoleAnswer<Data> extends Envelope<Data> {
  readonly status: number;
  readonly cookies: readonly string[];
}

/** Makes a call of the console like its page. */
export async function callConsole<E extends ConsoleEndpoint>(
  server: Pick<TestServer, 'origin' | 'base'>,
  endpoint: E,
  input: RequestOf<E>,
  {
    cookie,
    headers = {},
  }: { readonly cookie?: string | undefined; readonly headers?: Record<string, string> } = {},
): Promise<ConsoleAnswer<DataOf<E>>> {
  const { method, prefix, path } = endpoint;
  const url = new URL(server.origin + server.base + prefix + path);
  if (method === 'GET')
    for (const [name, value] of Object.entries(input as Record<string, unknown>))
      url.searchParams.set(name, String(value));
  const response = await fetch(url, {
    method,
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(cookie !== undefined && { cookie }),
      ...(method === 'POST' && { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(method === 'POST' && { body: JSON.stringify(input) }),
  });
  const envelope = (await response.json()) as Envelope<DataOf<E>>;
  return { ...envelope, status: response.status, cookies: response.headers.getSetCookie() };
}

/** The data alone; a refusal fails the test. */
export async function consoleData<E extends ConsoleEndpoint>(
  server: TestServer,
  endpoint: E,
  input: RequestOf<E>,
  operator: Pick<TestOperator, 'cookie'>,
): Promise<DataOf<E>> {
  const { success, code, message, data } = await callConsole(server, endpoint, input, operator);
  if (!success) throw new Error(`${endpoint.path} was refused: ${code} ${message}`);
  return data;
}
