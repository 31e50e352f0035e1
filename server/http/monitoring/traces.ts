import { AsyncLocalStorage } from 'node:async_hooks';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { ROOT_CONTEXT, SpanKind, SpanStatusCode, trace, type Context } from '@opentelemetry/api';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BasicTracerProvider,
  BatchSpanProcessor,
  TraceIdRatioBasedSampler,
} from '@opentelemetry/sdk-trace-base';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { LogEvent } from 'kysely';
import type { Logger } from 'pino';
import { release } from '#core/config/release.ts';
import { servedAs } from './served.ts';
import { spanExporter } from './span-exporter.ts';

/** Spans of requests, of their queries and of what they ask other systems. Loaded only when TRACES_URL is set. */
export interface Traces {
  mount(app: FastifyInstance): void;
  onQuery(event: LogEvent): void;
  stop(): Promise<void>;
}

interface TracesSettings {
  /** Where spans are sent: OTLP over HTTP, `…/v1/traces`. */
  readonly url: string;
  readonly percent: number;
  readonly log: Pick<Logger, 'warn'>;
}

/** What Node's `fetch` publishes of a request. */
interface Asked {
  readonly request: { readonly origin: string; readonly method: string };
  readonly response?: { readonly statusCode: number };
}

export function startTraces({ url, percent, log }: TracesSettings): Traces {
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': 'mall', 'service.version': release }),
    sampler: new TraceIdRatioBasedSampler(percent / 100),
    spanProcessors: [
      new BatchSpanProcessor(spanExporter(url, (reason) => log.warn({ reason }, 'spans could not be sent'))),
    ],
  });
  const tracer = provider.getTracer('mall');
  const current = new AsyncLocalStorage<Context>();
  const begun = new WeakMap<object, ReturnType<typeof tracer.startSpan>>();
  /** Background work, and requests that are not in the sample, have no parent: they make no spans. */
  const parent = (): Context | undefined => {
    const context = current.getStore();
    return context && trace.getSpan(context)?.isRecording() === true ? context : undefined;
  };

  const onAsk = (message: unknown): void => {
    const { request } = message as Asked;
    const context = parent();
    if (!context) return;
    const attributes = { 'http.request.method': request.method, 'server.address': request.origin };
    begun.set(request, tracer.startSpan('ask an upstream', { kind: SpanKind.CLIENT, attributes }, context));
  };
  const onAnswer = (message: unknown): void => {
    const { request, response } = message as Asked;
    begun
      .get(request)
      ?.setAttribute('http.response.status_code', response?.statusCode ?? 0)
      .end();
  };
  const onFailure = (message: unknown): void => {
    begun
      .get((message as Asked).request)
      ?.setStatus({ code: SpanStatusCode.ERROR })
      .end();
  };
  const channels = [
    ['undici:request:create', onAsk],
    ['undici:request:headers', onAnswer],
    ['undici:request:error', onFailure],
  ] as const;
  for (const [channel, listener] of channels) subscribe(channel, listener);

  return {
    mount(app) {
      app.addHook('onRequest', (request, _reply, done) => {
        const span = tracer.startSpan('request', { kind: SpanKind.SERVER }, ROOT_CONTEXT);
        begun.set(request, span);
        current.run(trace.setSpan(ROOT_CONTEXT, span), done);
      });
      app.addHook('onResponse', (request, reply, done) => {
        const span = begun.get(request);
        const { code } = servedAs(request);
        if (span?.isRecording() === true) {
          span.updateName(routeOf(request)).setAttributes({
            'http.request.method': request.method,
            'http.response.status_code': reply.statusCode,
            'mall.request_id': request.id,
            ...(code !== undefined && { 'mall.code': code }),
          });
          if (reply.statusCode >= 500 || code === '-1') span.setStatus({ code: SpanStatusCode.ERROR });
        }
        span?.end();
        done();
      });
    },
    onQuery({ query, queryDurationMillis, level }) {
      const context = parent();
      if (!context) return;
      const endTime = Date.now();
      // The text of a query has placeholders, never the values.
      const attributes = { 'db.system.name': 'postgresql', 'db.query.text': query.sql.slice(0, 500) };
      const startTime = endTime - queryDurationMillis;
      const span = tracer.startSpan('query', { kind: SpanKind.CLIENT, attributes, startTime }, context);
      if (level === 'error') span.setStatus({ code: SpanStatusCode.ERROR });
      span.end(endTime);
    },
    async stop() {
      for (const [channel, listener] of channels) unsubscribe(channel, listener);
      await provider.shutdown();
    },
  };
}

/** The name of the call or page, else the route: never the address, which contains values. */
const routeOf = (request: FastifyRequest): string =>
  servedAs(request).name ?? request.routeOptions.url ?? 'unknown';
