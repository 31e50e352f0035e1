import type { AttributeValue, HrTime } from '@opentelemetry/api';
import type { ReadableSpan, SpanExporter } from '@opentelemetry/sdk-trace-base';

const timeoutMs = 5_000;
type Result = Parameters<Parameters<SpanExporter['export']>[1]>[0];
/** Also of spans that are dropped: after a failure the SDK ends the process's stop with an error. `ExportResultCode.SUCCESS` is 0. */
const exported: unknown = { code: 0 };

/** Sends spans as OTLP in JSON over HTTP. What cannot be sent is dropped, and `onFailure` says why. */
export function spanExporter(url: string, onFailure: (reason: string) => void): SpanExporter {
  const underWay = new Set<Promise<unknown>>();
  return {
    export(spans, done) {
      const sending = send(url, spans)
        .catch((error: unknown) => onFailure(error instanceof Error ? error.message : String(error)))
        .then(() => done(exported as Result));
      underWay.add(sending);
      void sending.finally(() => underWay.delete(sending));
    },
    forceFlush: async () => void (await Promise.all(underWay)),
    shutdown: async () => void (await Promise.all(underWay)),
  };
}

async function send(url: string, spans: readonly ReadableSpan[]): Promise<void> {
  const { status } = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(otlpOf(spans)),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (status >= 300) throw new Error(`status ${status}`);
}

const nanos = ([seconds, rest]: HrTime): string => `${seconds}${String(rest).padStart(9, '0')}`;
const valueOf = (value: AttributeValue | undefined): object =>
  Number.isSafeInteger(value) ? { intValue: String(value) } : { stringValue: String(value) };
const attributesOf = (attributes: ReadableSpan['attributes']): readonly object[] =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }));

function otlpOf(spans: readonly ReadableSpan[]): object {
  const [first] = spans;
  return {
    resourceSpans: [
      {
        resource: { attributes: attributesOf(first?.resource.attributes ?? {}) },
        scopeSpans: [
          {
            scope: { name: 'mall' },
            spans: spans.map((span) => ({
              traceId: span.spanContext().traceId,
              spanId: span.spanContext().spanId,
              ...(span.parentSpanContext && { parentSpanId: span.parentSpanContext.spanId }),
              name: span.name,
              // OTLP counts kinds from 1.
              kind: span.kind + 1,
              startTimeUnixNano: nanos(span.startTime),
              endTimeUnixNano: nanos(span.endTime),
              attributes: attributesOf(span.attributes),
              status: { code: span.status.code },
            })),
          },
        ],
      },
    ],
  };
}
