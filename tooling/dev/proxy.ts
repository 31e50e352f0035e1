import { request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** While the server restarts after a change, a page waits for it instead of failing. */
const patienceMs = 15_000;

/** Hands a request to the server on the given port and its answer back. */
export function proxyTo(port: number): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  return async (request, response) => {
    const repeatable = request.method === 'GET' || request.method === 'HEAD';
    for (const until = Date.now() + patienceMs; ; await sleep(200)) {
      const failure = await pass(port, request, response);
      if (!failure) return;
      if (repeatable && failure.code === 'ECONNREFUSED' && Date.now() < until) continue;
      if (!response.headersSent) response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
      response.end(`The server does not answer (${failure.message}); see its words in the terminal.\n`);
      return;
    }
  };
}

function pass(
  port: number,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<NodeJS.ErrnoException | undefined> {
  return new Promise((resolve) => {
    const { method, url, headers } = request;
    const onward = send({ host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(response).once('close', () => resolve(undefined));
    });
    onward.once('error', resolve);
    response.once('close', () => onward.destroy());
    if (request.readableEnded) onward.end();
    else request.pipe(onward);
  });
}
