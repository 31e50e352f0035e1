import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** Reads are retried this long while the server restarts after a change. */
const retryMs = 15_000;

/** Forwards requests to the server on the given port. */
export function proxyTo(port: number): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const repeatable = request.method === 'GET' || request.method === 'HEAD';
    for (const until = Date.now() + retryMs; ; await sleep(200)) {
      const failure = await forward(port, request, response);
      if (!failure) return;
      if (repeatable && failure.code === 'ECONNREFUSED' && Date.now() < until) continue;
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`The server does not answer (${failure.message}); see its output in the terminal.\n`);
      return;
    }
  };
}

function forward(
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const { method, url, headers } = request;
    const upstream = send({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response).once('close', () => resolve(undefined));
    });
    upstream.once('error', resolve);
    response.once('close', () => upstream.destroy());
    if (request.readableEnded) upstream.end();
    else request.pipe(upstream);
  });
}
