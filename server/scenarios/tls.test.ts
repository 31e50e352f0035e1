import { connect, type ClientHttp2Session } from 'node:http2';
import { once } from 'node:events';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aCertificate, type TestCertificate } from '../testing/a-certificate.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';

let certificate: TestCertificate;
let server: TestServer;
let stopped = false;
beforeAll(async () => {
  certificate = await aCertificate();
  server = await testServer({ settings: certificate.settings });
});
afterAll(async () => {
  if (!stopped) await server.stop();
  certificate.remove();
});

const request = async (
  session: ClientHttp2Session,
  path: string,
): Promise<{ status: number; body: string }> => {
  const stream = session.request({ ':path': path });
  const [headers] = (await once(stream, 'response')) as [{ ':status': number }];
  let body = '';
  for await (const chunk of stream.setEncoding('utf8')) body += chunk;
  return { status: headers[':status'], body };
};

describe('with a certificate of its own', () => {
  it('speaks HTTP/2 by itself, in the same words, and stops although a phone holds its connection', async () => {
    const session = connect(server.origin, { rejectUnauthorized: false });
    session.on('error', () => undefined);
    expect(server.origin).toMatch(/^https:/);
    expect(await request(session, '/readyz')).toEqual({ status: 200, body: '{"ready":true}' });
    expect(JSON.parse((await request(session, '/nothing')).body)).toMatchObject({
      code: '0',
      success: false,
    });
    expect(
      JSON.parse((await request(session, `${server.base}/provider-user/user/login/status`)).body),
    ).toMatchObject({ success: true, data: { isLogin: false } });
    const closed = once(session, 'close');
    await server.stop();
    stopped = true;
    await closed;
  });
});
