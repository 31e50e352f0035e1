import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { session } from '#core/contract/user/session.ts';
import { freshMobile } from '../../testing/fresh.ts';
import { signIn } from '../../testing/sign-in.ts';
import { testServer } from '../../testing/test-server.ts';
import { fakeHttpServer, type FakeHttpServer } from '../../testing/upstreams/fake-http-server.ts';

interface SentSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly startTimeUnixNano: string;
  readonly endTimeUnixNano: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, string>> }[];
}

let collector: FakeHttpServer;
const received: string[] = [];
beforeAll(async () => {
  collector = await fakeHttpServer();
  collector.behave((_request, response, body) => {
    received.push(body);
    response.end('{}');
  });
});
afterAll(() => collector.stop());

const spans = (): readonly SentSpan[] =>
  received.flatMap((body) =>
    (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: SentSpan[] }[] }[] }).resourceSpans.flatMap(
      ({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const textOf = ({ attributes }: SentSpan, key: string): string | undefined =>
  Object.values(attributes.find((each) => each.key === key)?.value ?? {})[0];

describe('spans', () => {
  it('tell of a request its call, its queries and what it asked other systems, without any value', async () => {
    const server = await testServer({
      settings: { TRACES_URL: `${collector.origin}/v1/traces`, TRACES_PERCENT: '100' },
    });
    const mobile = freshMobile();
    await signIn(server, mobile);
    const answered = await server.fetch(
      `${server.base}${session.loginStatus.prefix}${session.loginStatus.path}`,
    );
    await server.stop();

    const root = spans().find(
      (span) => textOf(span, 'mall.request_id') === answered.headers.get('x-request-id'),
    );
    expect(root).toMatchObject({ name: 'user.loginStatus' });
    expect(root && textOf(root, 'mall.code')).toBe('1');
    const children = spans().filter(({ parentSpanId }) => parentSpanId !== undefined);
    const roots = new Map(spans().map((span) => [span.spanId, span]));
    expect(children.filter(({ parentSpanId }) => !roots.has(parentSpanId ?? ''))).toEqual([]);
    expect(children.some(({ name }) => name === 'query')).toBe(true);
    expect(children.some(({ name }) => name === 'ask an upstream')).toBe(true);
    expect(spans().filter((span) => BigInt(span.endTimeUnixNano) < BigInt(span.startTimeUnixNano))).toEqual(
      [],
    );
    expect(received.filter((body) => body.includes(mobile))).toEqual([]);
  });

  it('of no request are sent at 0 percent, and a collector that is away changes no answer', async () => {
    received.length = 0;
    const none = await testServer({
      settings: { TRACES_URL: `${collector.origin}/v1/traces`, TRACES_PERCENT: '0' },
    });
    await none.call(session.loginStatus, {});
    await none.stop();
    expect(received).toEqual([]);
    const away = await testServer({
      settings: { TRACES_URL: 'http://127.0.0.1:9/v1/traces', TRACES_PERCENT: '100' },
    });
    expect(await away.call(session.loginStatus, {})).toMatchObject({ success: true });
    await away.stop();
    expect(away.logs().some((record) => record.includes('spans could not be sent'))).toBe(true);
  });

  it('cost nothing where no address is set: nothing of OpenTelemetry is loaded', () => {
    const root = join(import.meta.dirname, '../..');
    const loading = readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
      .filter((file) =>
        /^import (?!type)[^;]*from '(@opentelemetry\/|[^']*\/(traces|span-exporter)\.ts')/m.test(
          readFileSync(join(root, file), 'utf8'),
        ),
      );
    expect(loading).toEqual(['http/monitoring/traces.ts']);
  });
});
