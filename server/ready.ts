import { get } from 'node:http';
import { get as getOverTls } from 'node:https';
import { loadEnvFile } from './load-env-file.ts';

/**
 * `npm run ready`, or `node dist/server/ready.mjs`: what `/readyz` of this machine's server answers, with status 1 when it is not ready.
 * The health check of the image. It knows few settings and no library, because it runs every ten seconds.
 */
loadEnvFile();
const { HOST, PORT, TLS_CERT_FILE: certificate } = process.env;
const host = !HOST || HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST;
const port = PORT || '8000';
const timeoutMs = 2_500;

function notReady(reason: string): void {
  console.error(`${host}:${port}: ${reason}`);
  process.exitCode = 1;
}

const request = (certificate ? getOverTls : get)(
  // The certificate is for the name that subscribers see.
  { host, port, path: '/readyz', agent: false, timeout: timeoutMs, rejectUnauthorized: false },
  (response) => {
    let body = '';
    response
      .setEncoding('utf8')
      .on('data', (chunk: string) => (body += chunk))
      .on('end', () => (response.statusCode === 200 ? console.log(body) : notReady(body)));
  },
);
request.on('timeout', () => request.destroy(new Error(`no answer within ${timeoutMs} ms`)));
request.on('error', ({ message }) => notReady(message));
