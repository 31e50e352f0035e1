import { Redis } from 'ioredis';
import type { Logger } from 'pino';
import type { SharedLimits } from '../http/limits/limits.ts';
import type { Signals } from './signals.ts';

export interface SharedRedis extends SharedLimits {
  readonly signals: Signals;
  stop(): Promise<void>;
}

/** A request waits no longer for Redis. */
const commandTimeoutMs = 50;
/** After so many failures in a row Redis is left alone for a while. */
const maxFailures = 3;
const pauseMs = 1_000;
const prefix = 'mall:';

/**
 * A token bucket as the time at which it is full again (GCRA): one value for each key, which ends by itself.
 * The clock is that of Redis, which is one for all processes.
 */
const takeToken = `
local time = redis.call('TIME')
local now = time[1] * 1000 + time[2] / 1000
local interval, capacity = tonumber(ARGV[1]), tonumber(ARGV[2])
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now) + interval
if full - now > capacity then return 0 end
redis.call('SET', KEYS[1], full, 'PX', math.ceil(full - now))
return 1`;

const options = {
  connectTimeout: 1_000,
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
  enableAutoPipelining: true,
  retryStrategy: (attempt: number) => Math.min(attempt * 100, 2_000),
};

/** What several machines share while Redis answers. Without it each process goes on by itself. */
export function openRedis(
  url: string,
  log: Logger,
  now: () => number = () => performance.now(),
): SharedRedis {
  const commands = new Redis(url, { ...options, commandTimeout: commandTimeoutMs });
  const subscriber = new Redis(url, options);
  const listeners = new Map<string, (text: string) => void>();
  let failures = 0;
  let pausedUntil = -Infinity;
  let isLost = false;

  const answered = (): void => {
    failures = 0;
    if (isLost) log.info('Redis answers again');
    isLost = false;
  };
  const failed = (error: unknown): void => {
    failures += 1;
    if (failures < maxFailures) return;
    pausedUntil = now() + pauseMs;
    if (!isLost) log.warn({ err: error }, 'Redis does not answer; limits are those of each process');
    isLost = true;
  };
  const isPaused = (): boolean => now() < pausedUntil;
  for (const client of [commands, subscriber]) client.on('error', failed);
  subscriber.on('message', (channel, text) => listeners.get(channel)?.(text));

  return {
    async take(key, { burst, perSecond }) {
      if (isPaused() || commands.status !== 'ready') return undefined;
      const interval = 1_000 / perSecond;
      try {
        const taken = await commands.eval(takeToken, 1, `${prefix}${key}`, interval, interval * burst);
        answered();
        return taken === 1;
      } catch (error) {
        failed(error);
        return undefined;
      }
    },
    signals: {
      send(channel, text) {
        if (isPaused() || commands.status !== 'ready') return false;
        commands.publish(prefix + channel, text).then(answered, failed);
        return true;
      },
      receive(channel, listener) {
        listeners.set(prefix + channel, listener);
        const subscribe = () => void subscriber.subscribe(prefix + channel).catch(failed);
        if (subscriber.status === 'ready') subscribe();
        else subscriber.once('ready', subscribe);
      },
    },
    async stop() {
      commands.disconnect();
      subscriber.disconnect();
    },
  };
}
