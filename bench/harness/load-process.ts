import { Agent, request as httpRequest, type RequestOptions } from 'node:http';
import type { LoadPlan, LoadRequest, LoadResult } from './load-plan.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { percentile } from './percentile.ts';
import { watchPace } from './pace.ts';

// The channel keeps this process alive until a plan arrives.
process.channel?.ref();
process.on('message', (plan) => void runPlan(plan as LoadPlan).then((result) => process.send?.(result)));

/** The connections of the last plan, kept for a next plan with the same number. */
let agent = new Agent({ keepAlive: true });

async function runPlan({
  origin,
  requests,
  once = false,
  perSecond,
  connections,
  newConnections = false,
  warmUpSeconds = 0,
  maxSeconds,
  steadyOnly = false,
  good,
}: LoadPlan): Promise<LoadResult> {
  const { hostname, port } = new URL(origin);
  if (agent.maxSockets !== connections) {
    agent.destroy();
    agent = new Agent({ keepAlive: true, maxSockets: connections, maxFreeSockets: connections });
  }
  const pace = steadyOnly ? watchPace() : undefined;
  const spans: { readonly from: number; readonly to: number; readonly isGood: boolean }[] = [];
  const bad: Record<string, number> = {};
  const startedAt = performance.now();
  const countsFrom = startedAt + warmUpSeconds * 1000;
  const until = countsFrom + maxSeconds * 1000;
  let next = 0;
  let warmUp = 0;
  let goodOnes = 0;

  const connection = async () => {
    while (performance.now() < until && (!once || next < requests.length)) {
      const due = perSecond === undefined ? performance.now() : startedAt + (next * 1000) / perSecond;
      if (due >= until) return;
      const requested = requests[next++ % requests.length];
      if (!requested) return;
      const sentAt = await startOf(due);
      const text = await answerTo({ hostname, port, agent: newConnections ? false : agent }, requested);
      if (sentAt < countsFrom) {
        warmUp += 1;
        continue;
      }
      const isGood = text.includes(good);
      spans.push({ from: sentAt, to: performance.now(), isGood });
      if (isGood) goodOnes += 1;
      else bad[text.slice(0, 120)] = (bad[text.slice(0, 120)] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - countsFrom) / 1000;
  const isSteady = pace?.stop() ?? (() => true);
  const steady = spans.filter(({ from, to }) => isSteady(from, to));
  const timesMs = steady.map(({ from, to }) => to - from);
  return {
    sent: next - warmUp,
    warmUp,
    good: goodOnes,
    bad,
    seconds,
    timesMs,
    badTimesMs: steady.filter(({ isGood }) => !isGood).map(({ from, to }) => to - from),
    p50Ms: percentile(timesMs, 0.5),
    p99Ms: percentile(timesMs, 0.99),
    maxMs: percentile(timesMs, 1),
  };
}

/** Waits until a request is due and returns its start: now, or the due time when it is late. */
async function startOf(due: number): Promise<number> {
  if (performance.now() >= due) return due;
  await sleep(due - performance.now());
  return performance.now();
}

/** The text of the answer, or the message of the error. */
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
