import type { FastifyReply, FastifyRequest } from 'fastify';

/** Over TLS the prefix binds a cookie to this host; plain HTTP, on the developer's machine, cannot have it. */
const nameOf = (kind: 'console' | 'console-device', isSecure: boolean): string =>
  isSecure ? `__Host-${kind}` : kind;

const tokenForm = /^[\w-]{20,100}$/;

export interface OperatorCookies {
  session(request: Pick<FastifyRequest, 'headers'>): string | undefined;
  device(request: Pick<FastifyRequest, 'headers'>): string | undefined;
  setSession(reply: FastifyReply, token: string | undefined): void;
  setDevice(reply: FastifyReply, token: string, seconds: number): void;
}

/** The console's cookies: no script reads them and no other site sends them. */
export function operatorCookies(isSecure: boolean): OperatorCookies {
  const attributes = `Path=/; HttpOnly; SameSite=Strict${isSecure ? '; Secure' : ''}`;
  const read = (kind: 'console' | 'console-device', { headers }: Pick<FastifyRequest, 'headers'>) => {
    const prefix = `${nameOf(kind, isSecure)}=`;
    const found = headers.cookie
      ?.split(';')
      .map((each) => each.trim())
      .find((each) => each.startsWith(prefix))
      ?.slice(prefix.length);
    return found !== undefined && tokenForm.test(found) ? found : undefined;
  };
  return {
    session: (request) => read('console', request),
    device: (request) => read('console-device', request),
    setSession: (reply, token) =>
      void reply.header(
        'set-cookie',
        `${nameOf('console', isSecure)}=${token ?? ''}; ${attributes}${token === undefined ? '; Max-Age=0' : ''}`,
      ),
    setDevice: (reply, token, seconds) =>
      void reply.header(
        'set-cookie',
        `${nameOf('console-device', isSecure)}=${token}; ${attributes}; Max-Age=${seconds}`,
      ),
  };
}
