import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { signedAsSupplier } from '#server/testing/upstreams/signed-as-supplier.ts';

const { BASELINE_BODY: body = JSON.stringify({ hello: 'world' }), BASELINE_SECRET: secret } = process.env;
const headers = {
  'content-type': 'application/json; charset=utf-8',
  'content-length': String(Buffer.byteLength(body)),
};

const answer = (_request: IncomingMessage, response: ServerResponse): void =>
  void response.writeHead(200, headers).end(body);

/** Signs like the suppliers, whose key depends on the request's body. */
const answerSigned = (signingSecret: string) => (request: IncomingMessage, response: ServerResponse) => {
  let received = '';
  request
    .setEncoding('utf8')
    .on('data', (chunk: string) => (received += chunk))
    .on('end', () => signedAsSupplier(signingSecret)(200, body, headers)(request, response, received));
};

/** The lower bound of a JSON response in this Node on this machine; other servers are measured against it. */
const server = createServer(secret ? answerSigned(secret) : answer);
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
