import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const { BASELINE_BODY: body = JSON.stringify({ hello: 'world' }) } = process.env;

/** The lower bound of a JSON response in this Node on this machine; other servers are measured against it. */
const server = createServer((_request, response) => {
  response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
