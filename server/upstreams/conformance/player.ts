import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { isSignedAnswer, signRequest } from '../signature.ts';

/** One line of the report about an endpoint. */
export interface Line {
  readonly what: string;
  /** Undefined: as it should be. */
  readonly fault: string | undefined;
}

/** A request and its answer, as docs/partners.md shows them. */
export interface Exchange {
  readonly what: string;
  readonly path: string;
  readonly request: object;
  readonly status: number;
  readonly answer: unknown;
}

export interface Endpoint {
  readonly url: string;
  readonly secret: string;
  readonly timeoutMs: number;
  /** A number that the partner may use in tests. */
  readonly mobile: string;
  /** Where the partner serves several: its name. */
  readonly name: string;
  /** YYYY-MM-DD in China, whose statement there is. */
  readonly day: string;
  now(): number;
  /** A genuine proof with its kind before a colon, where one is at hand (identity). */
  readonly proof?: string | undefined;
  onExchange?(exchange: Exchange): void;
}

export interface Player {
  readonly endpoint: Endpoint;
  readonly lines: Line[];
  /** Asks and checks signature, status, time and form; undefined when one of them was wrong. */
  ask<S extends z.ZodType>(
    what: string,
    path: string,
    body: object,
    form: S,
  ): Promise<z.output<S> | undefined>;
  check(what: string, isGood: boolean, fault: string): void;
  /** Asks with a signed request that cannot be done: the answer is a signed one of 4xx. */
  mustReject(what: string, path: string, body: object): Promise<void>;
  /** Asks with a request that must be refused with 401. */
  mustRefuse(what: string, path: string, body: object, forge: Forgery): Promise<void>;
}

type Forgery = 'signature' | 'time' | 'body';
const tooOldMs = 10 * 60_000;

export function player(endpoint: Endpoint): Player {
  const lines: Line[] = [];
  const add = (what: string, fault?: string): undefined => {
    lines.push({ what, fault });
    return undefined;
  };
  const send = async (path: string, body: object, forge?: Forgery) => {
    const text = JSON.stringify(body);
    const nonce = randomBytes(12).toString('hex');
    const at = Date.now() - (forge === 'time' ? tooOldMs : 0);
    const secret = forge === 'signature' ? `${endpoint.secret}x` : endpoint.secret;
    const signed = signRequest(secret, 'POST', path, text, at, nonce);
    const response = await fetch(endpoint.url.replace(/\/$/, '') + path, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(endpoint.timeoutMs),
      headers: {
        'content-type': 'application/json',
        'x-timestamp': signed.timestamp,
        'x-nonce': nonce,
        'x-signature': signed.signature,
      },
      body: forge === 'body' ? `${text} ` : text,
    });
    const answer = await response.text();
    const header = (name: string): string => response.headers.get(name) ?? '';
    const isSigned = isSignedAnswer(
      endpoint.secret,
      { path, nonce, status: response.status, body: answer },
      { timestamp: header('x-timestamp'), signature: header('x-signature') },
      Date.now(),
    );
    return { status: response.status, answer, isSigned };
  };
  const reasonOf = (error: unknown): string =>
    error instanceof Error && error.name === 'TimeoutError'
      ? `no answer within ${endpoint.timeoutMs} ms`
      : `no connection (${error instanceof Error ? error.message : String(error)})`;

  return {
    endpoint,
    lines,
    check: (what, isGood, fault) => add(what, isGood ? undefined : fault),
    async ask(what, path, body, form) {
      try {
        const { status, answer, isSigned } = await send(path, body);
        if (status !== 200) return add(what, `status ${status} instead of 200`);
        if (!isSigned) return add(what, 'the answer is not signed as it should be');
        const read = form.safeParse(parsed(answer));
        if (!read.success) return add(what, `the answer has another form: ${z.prettifyError(read.error)}`);
        endpoint.onExchange?.({ what, path, request: body, status, answer: parsed(answer) });
        add(what);
        return read.data;
      } catch (error) {
        return add(what, reasonOf(error));
      }
    },
    async mustReject(what, path, body) {
      try {
        const { status, answer, isSigned } = await send(path, body);
        if (status < 400 || status >= 500) add(what, `status ${status} instead of 4xx`);
        else if (!isSigned) add(what, 'the answer is not signed as it should be');
        else {
          endpoint.onExchange?.({ what, path, request: body, status, answer: parsed(answer) });
          add(what);
        }
      } catch (error) {
        add(what, reasonOf(error));
      }
    },
    async mustRefuse(what, path, body, forge) {
      try {
        const { status } = await send(path, body, forge);
        add(what, status === 401 ? undefined : `status ${status} instead of 401`);
      } catch (error) {
        add(what, reasonOf(error));
      }
    },
  };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
