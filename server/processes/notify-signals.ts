import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import pg from 'pg';
import type { Logger } from 'pino';
import type { Db } from '../db/database.ts';
import type { SignalChannel, Signals } from './signals.ts';

export interface NotifySignals extends Signals {
  stop(): Promise<void>;
}

interface NotifyParts {
  /** Listening needs a session of its own, past a pooler. */
  readonly directUrl: string;
  readonly db: Db;
  readonly log: Logger;
}

const name = 'mall_signals';
/** Signals are collected for so long: commits with NOTIFY wait for each other in the whole database. */
const collectMs = 20;
/** PostgreSQL takes less than 8,000 bytes. */
const maxSignals = 100;
const retryMs = 1_000;

type Message = readonly (readonly [channel: SignalChannel, text: string])[];

/** Signals by LISTEN and NOTIFY of the database, for machines without Redis. */
export function notifySignals({ directUrl, db, log }: NotifyParts): NotifySignals {
  const listeners = new Map<SignalChannel, (text: string) => void>();
  const stopped = new AbortController();
  let pending: (readonly [SignalChannel, string])[] = [];
  let listening: pg.Client | undefined;

  const receive = (payload: string): void => {
    for (const [channel, text] of JSON.parse(payload) as Message) listeners.get(channel)?.(text);
  };
  const listenOnce = async (): Promise<void> => {
    const client = new pg.Client({
      connectionString: directUrl,
      connectionTimeoutMillis: 5_000,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      application_name: 'mall signals',
    });
    const ended = new Promise<void>((resolve) => {
      client.on('error', () => resolve());
      client.on('end', resolve);
      stopped.signal.addEventListener('abort', () => resolve());
    });
    client.on('notification', ({ payload }) => receive(payload ?? '[]'));
    try {
      await client.connect();
      await client.query(`listen ${name}`);
      listening = client;
      await ended;
    } finally {
      listening = undefined;
      await client.end().catch(() => undefined); // it may have broken
    }
  };
  const listen = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      await listenOnce().catch((error: unknown) => log.warn({ err: error }, 'signals are not received'));
      await sleep(retryMs, undefined, { signal: stopped.signal }).catch(() => undefined); // stopped
    }
  };
  const running = listen();

  const flush = (): void => {
    const all = pending;
    pending = [];
    for (let at = 0; at < all.length; at += maxSignals) {
      const payload = JSON.stringify(all.slice(at, at + maxSignals));
      sql`select pg_notify(${name}, ${payload})`
        .execute(db)
        .catch((error: unknown) => log.warn({ err: error }, 'signals are not sent'));
    }
  };
  return {
    send(channel, text) {
      if (!listening) return false;
      if (pending.push([channel, text]) === 1) setTimeout(flush, collectMs);
      return true;
    },
    receive: (channel, listener) => void listeners.set(channel, listener),
    async stop() {
      stopped.abort();
      await running;
    },
  };
}
