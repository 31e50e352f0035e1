import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandboxSecret } from '../sandbox/upstreams/sandbox-secret.ts';
import { runBuiltCommand } from '../testing/run-built-command.ts';
import { fakeHttpServer, type FakeHttpServer } from '../testing/upstreams/fake-http-server.ts';
import { partnersPage, type PlayedPort } from '../testing/upstreams/partners-page.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { player, type Exchange } from '../upstreams/conformance/player.ts';
import { ports, type Port } from '../upstreams/conformance/ports.ts';
import { signAnswer } from '../upstreams/signature.ts';
import { supplierSecret } from '../upstreams/suppliers/supplier-secret.ts';

const root = join(import.meta.dirname, '../..');
const [mobile, name] = ['13800000000', 'test'];
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const secretOf = ({ sandbox }: Port): string => {
  const shared = sandboxSecret(server.config.secret, sandbox);
  return sandbox === 'suppliers' ? supplierSecret(shared, name) : shared;
};
const urlOf = ({ sandbox }: Port): string => `${server.origin}/sandbox/upstreams/${sandbox}`;

describe('the contracts of partners', () => {
  it.each([...ports])('the sandbox of %s behaves as agreed', async (_name, port) => {
    const playing = player({ url: urlOf(port), secret: secretOf(port), timeoutMs: 10_000, mobile, name });
    await port.play(playing, 'conformance');
    expect(playing.lines.length).toBeGreaterThan(4);
    expect(playing.lines.filter(({ fault }) => fault !== undefined)).toEqual([]);
  });

  it('docs/partners.md shows what the sandbox answers', async () => {
    const played: PlayedPort[] = [];
    for (const [portName, port] of ports) {
      const exchanges: Exchange[] = [];
      const onExchange = (exchange: Exchange): void => void exchanges.push(exchange);
      const timeoutMs = 10_000;
      await port.play(
        player({ url: urlOf(port), secret: secretOf(port), timeoutMs, mobile, name, onExchange }),
        'example',
      );
      played.push({ name: portName, port, exchanges });
    }
    await expect(partnersPage(played)).toMatchFileSnapshot(join(root, 'docs/partners.md'));
  });
});

describe('an endpoint that misbehaves', () => {
  const secret = 'a secret shared with the other side, 32+';
  let partner: FakeHttpServer;
  beforeAll(async () => {
    partner = await fakeHttpServer();
  });
  afterAll(() => partner.stop());
  const faults = async (timeoutMs = 2_000): Promise<readonly string[]> => {
    const supplier = ports.get('supplier');
    if (!supplier) throw new Error('there is no such port');
    const playing = player({ url: partner.origin, secret, timeoutMs, mobile, name });
    await supplier.play(playing, 'misbehaving');
    return playing.lines.flatMap(({ what, fault }) => (fault === undefined ? [] : [`${what}: ${fault}`]));
  };
  const signed =
    (answer: string, status = 200): Parameters<FakeHttpServer['behave']>[0] =>
    (request, response) => {
      const header = (key: string) => String(request.headers[key]);
      const asked = { path: request.url ?? '', nonce: header('x-nonce'), status, body: answer };
      const { timestamp, signature } = signAnswer(secret, asked, Date.now());
      response.writeHead(status, { 'x-timestamp': timestamp, 'x-signature': signature }).end(answer);
    };

  it('that checks no signature is told so in three lines', async () => {
    partner.behave(signed('{"outcome":"granted"}'));
    expect((await faults()).filter((line) => line.endsWith('status 200 instead of 401'))).toHaveLength(3);
  });

  it('that signs nothing, says nothing, fails or answers in another form is told so', async () => {
    partner.behave((_request, response) => response.end('{"outcome":"granted"}'));
    expect((await faults()).join('\n')).toContain('an order: the answer is not signed as it should be');
    partner.behave(signed('{"result":"ok"}'));
    expect((await faults()).join('\n')).toContain('an order: the answer has another form');
    partner.behave(signed('{}', 500));
    expect((await faults()).join('\n')).toContain('an order: status 500 instead of 200');
    partner.behave(() => undefined);
    expect((await faults(200)).join('\n')).toContain('an order: no answer within 200 ms');
  });

  it('that delivers an order after its revocation, or knows none of its orders, is told so', async () => {
    partner.behave(signed('{"outcome":"granted"}'));
    const lines = await faults();
    expect(lines).toContain('an order after its revocation is not delivered: outcome granted');
    expect(lines).toContain('such an order is absent: outcome granted');
  });

  const command = (env: Readonly<Record<string, string>>, ...args: readonly string[]) =>
    runBuiltCommand(['partner', 'supplier', ...args, '--name', name], env);

  it('the command prints a line for each point and ends with status 1', async () => {
    const { status, text } = await command({ PARTNER_SECRET: secret }, 'http://127.0.0.1:9');
    expect(text).toMatch(/^WRONG {2}an order: no connection/m);
    expect(status).toBe(1);
  });

  it('the command takes address and secret from the settings, and derives that of the supplier', async () => {
    const port = ports.get('supplier');
    if (!port) throw new Error('there is no such port');
    const { text } = await command({
      SUPPLIER_URL: urlOf(port),
      SUPPLIER_SECRET: sandboxSecret(server.config.secret, port.sandbox),
    });
    expect(text).toMatch(/(\d+) of \1 as agreed/);
  });
});
