import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signAnswer } from '../../upstreams/signature.ts';

export type Behaviour = (request: IncomingMessage, response: ServerResponse, body: string) => void;

export interface FakeHttpServer {
  readonly origin: string;
  /** Sets how it answers. */
  behave(how: Behaviour): void;
  /** The requests so far: method and path with query. */
  readonly requests: readonly string[];
  stop(): void;
}

/** An HTTP server on its own port whose answers the test sets. */
export async function fakeHttpServer(): Promise<FakeHttpServer> {
  let how: Behaviour = says(404, '{}');
  const requests: string[] = [];
  const server = createServer((request, response) => {
    let body = '';
    requests.push(`${request.method} ${request.url}`);
    request
      .setEncoding('utf8')
      .on('data', (chunk: string) => (body += chunk))
      .on('end', () => how(request, response, body));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    behave: (next) => void (how = next),
    requests,
    stop: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

export const says =
  (status: number, body: string, headers: Readonly<Record<string, string>> = {}): Behaviour =>
  (_request, response) =>
    void response.writeHead(status, headers).end(body);

/** Like `says`, signed like an upstream that shares this secret with us, or one for each request. */
export const signedBy =
  (secret: string | ((body: string) => string)): typeof says =>
  (status, body, headers) =>
  (request, response, received) => {
    const answer = { path: request.url ?? '', nonce: String(request.headers['x-nonce']), status, body };
    const signed = signAnswer(typeof secret === 'string' ? secret : secret(received), answer, Date.now());
    const signature = { 'x-timestamp': signed.timestamp, 'x-signature': signed.signature };
    says(status, body, { ...headers, ...signature })(request, response, received);
  };

/** Invalid answers; `yes` is the body of a valid one, and `answers` how the upstream sends one. */
export const badAnswers = (
  yes: string,
  answers: typeof says = says,
): readonly (readonly [string, Behaviour])[] => [
  ['never answers', () => undefined],
  ['hangs up', (request) => void request.socket.destroy()],
  [
    'hangs up in the middle',
    (_request, response) =>
      void response
        .writeHead(200, { 'content-length': '1000' })
        .write(yes.slice(0, 10), () => response.destroy()),
  ],
  ['fails', answers(500, yes)],
  ['is overloaded', answers(503, 'busy')],
  ['answers garbage', answers(200, 'granted!')],
  ['answers nothing', answers(200, '')],
  ['answers something else', answers(200, '{"result":"ok"}')],
  ['answers a wrong outcome', answers(200, '{"outcome":"maybe"}')],
  ['answers a list', answers(200, `[${yes}]`)],
  [
    'answers without end',
    (_request, response) => {
      const more = (): void =>
        void (response.destroyed || response.write(' '.repeat(16 * 1024), () => setImmediate(more)));
      response.on('error', () => undefined).writeHead(200);
      more();
    },
  ],
  ['sends us elsewhere', answers(307, '', { location: 'http://127.0.0.1:9/elsewhere' })],
];
