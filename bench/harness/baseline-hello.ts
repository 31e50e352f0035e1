import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

const { HELLO: body = JSON.stringify({ hello: 'world' }) } = process.env;

/** The least a JSON answer costs in this Node on this machine: what everything else is measured against. */
const server = createServer((_request, response) => {
  response
    .writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': Buffer.byteLength(body),
    })
    .end(body);
});
server.listen(0, '127.0.0.1', () => process.send?.((server.address() as AddressInfo).port));
