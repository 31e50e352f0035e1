import { Agent, request as httpRequest, type RequestOptions } from 'node:http';
import type { LoadOrder, LoadRequest, LoadResult } from './load-order.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { LatencyHistogram } from './latency-histogram.ts';

// Nothing else keeps this process alive until it is told what to do.
process.channel?.ref();
process.once('message', (order) => {
  void follow(order as LoadOrder).then((result) => process.send?.(result, () => process.disconnect()));
});

async function follow({ origin, requests, once = false, perSecond, connections, maxSeconds, good }: LoadOrder): Promise<LoadResult> {
  const { hostname, port } = new URL(origin);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const latencies = new LatencyHistogram();
  const bad: Record<string, number> = {};
  const begun = performance.now();
  const until = begun + maxSeconds * 1000;
  let next = 0;
  let goodOnes = 0;

  const connection = async () => {
    while (performance.now() < until && (!once || next < requests.length)) {
      const due = perSecond === undefined ? performance.now() : begun + (next * 1000) / perSecond;
      const wanted = requests[next++ % requests.length];
      if (!wanted) return;
      const sentAt = await beginningAt(due);
      const text = await answerTo({ hostname, port, agent }, wanted);
      latencies.add(performance.now() - sentAt);
      if (text.includes(good)) goodOnes += 1;
      else bad[text.slice(0, 120)] = (bad[text.slice(0, 120)] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  const seconds = (performance.now() - begun) / 1000;
  agent.destroy();
  return { sent: next, good: goodOnes, bad, seconds, p50Ms: latencies.at(0.5), p99Ms: latencies.at(0.99), maxMs: latencies.at(1) };
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
    const length = body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
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
