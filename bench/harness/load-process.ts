import { Agent, request as httpRequest, type RequestOptions } from 'node:http';
import type { LoadOrder, LoadRequest, LoadResult } from './load-order.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './percentile.ts';
import { watchPace } from './pace.ts';

// Nothing else keeps this process alive until it is told what to do.
process.channel?.ref();
process.on('message', (order) => void follow(order as LoadOrder).then((result) => process.send?.(result)));

/** The lines of the last order, kept for the next that wants as many. */
let agent = new Agent({ keepAlive: true });

async function follow({
  origin,
  requests,
  once = false,
  perSecond,
  connections,
  leadSeconds = 0,
  maxSeconds,
  steadyOnly = false,
  good,
}: LoadOrder): Promise<LoadResult> {
  const { hostname, port } = new URL(origin);
  if (agent.maxSockets !== connections) {
    agent.destroy();
    agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  }
  const pace = steadyOnly ? watchPace() : undefined;
  const spans: { readonly from: number; readonly to: number }[] = [];
  const bad: Record<string, number> = {};
  const begun = performance.now();
  const countsFrom = begun + leadSeconds * 1000;
  const until = countsFrom + maxSeconds * 1000;
  let next = 0;
  let lead = 0;
  let goodOnes = 0;

  const connection = async () => {
    while (performance.now() < until && (!once || next < requests.length)) {
      const due = perSecond === undefined ? performance.now() : begun + (next * 1000) / perSecond;
      if (due >= until) return;
      const wanted = requests[next++ % requests.length];
      if (!wanted) return;
      const sentAt = await beginningAt(due);
      const text = await answerTo({ hostname, port, agent }, wanted);
      if (sentAt < countsFrom) {
        lead += 1;
        continue;
      }
      spans.push({ from: sentAt, to: performance.now() });
      if (text.includes(good)) goodOnes += 1;
      else bad[text.slice(0, 120)] = (bad[text.slice(0, 120)] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - countsFrom) / 1000;
  const isSteady = pace?.stop() ?? (() => true);
  const timesMs = spans.filter(({ from, to }) => isSteady(from, to)).map(({ from, to }) => to - from);
  return {
    sent: next - lead,
    lead,
    good: goodOnes,
    bad,
    seconds,
    timesMs,
    p50Ms: percentile(timesMs, 0.5),
    p99Ms: percentile(timesMs, 0.99),
    maxMs: percentile(timesMs, 1),
  };
}

/** Waits until a request is due and says when it began: then, or, when it is late already, when it should have. */
async function beginningAt(due: number): Promise<number> {
  if (performance.now() >= due) return due;
  await sleep(due - performance.now());
  return performance.now();
}

/** The answer's text, or the words of what went wrong. */
function answerTo(where: RequestOptions, { method, path, headers = {}, body }: LoadRequest): Promise<string> {
  return new Promise((resolve) => {
    const length =
      body === undefined
        ? {}
        : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    const sending = httpRequest({ ...where, method, path, headers: { ...headers, ...length } }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => resolve(Buffer.concat(parts).toString()));
      answer.on('error', (error) => resolve(error.message));
    });
    sending.on('error', (error) => resolve(error.message));
    sending.end(body);
  });
}
