import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../db/database.ts';
import { beaconLines, type ToldBeacon } from '../services/common/public.ts';
import { startWritingEvents } from './write-events.ts';

/** What pages told: lines that are ready to be written, or a beacon that nobody has read yet. */
export type Told = { readonly lines: readonly string[] } | { readonly beacon: ToldBeacon };
/** What the thread is told. */
export type EventOrder = { readonly told: readonly Told[] } | { readonly stop: true };
/** What it tells: what became of how many events, and what somebody should read in the log. */
export type EventReply =
  | { readonly outcome: string; readonly events: number }
  | { readonly warning: object; readonly message: string }
  | { readonly stopped: true };
export interface EventThreadData {
  readonly databaseUrl: string;
}

/** The other end of `start-event-thread.ts`: reads beacons, masks and writes events on a thread and a connection of its own. */
const port = parentPort;
if (!port) throw new Error('this runs as a thread');
// Whoever waits for a page goes first. Only Linux knows a priority of one thread; elsewhere it would be the whole process's.
if (process.platform === 'linux') setPriority(0, 10);
const tell = (reply: EventReply): void => port.postMessage(reply);
const warn = (warning: object, message: string): void => tell({ warning: asSent(warning), message });
const database = openDatabase({
  url: (workerData as EventThreadData).databaseUrl,
  pool: 1,
  asyncCommit: true,
  onLost: (error) => warn({ err: error }, 'a database connection was lost'),
});
const writer = startWritingEvents({
  db: database.db,
  // The other end has counted what it accepted.
  metrics: { events: (outcome, events) => void (outcome === 'accepted' || tell({ outcome, events })) },
  log: { warn: warn as never },
});

port.on('message', (order: EventOrder) => {
  if ('told' in order) for (const told of order.told) accept(told);
  else
    void writer
      .stop()
      .then(database.close)
      .then(() => tell({ stopped: true }))
      .then(() => port.close());
});

function accept(told: Told): void {
  const lines = 'lines' in told ? told.lines : beaconLines(told.beacon);
  if (lines) writer.accept(lines);
  else if ('beacon' in told) tell({ outcome: 'refused', events: told.beacon.records });
}

/** An error loses its class on the way between threads. */
function asSent(warning: object): object {
  const { err, ...rest } = warning as { err?: unknown };
  return { ...rest, err: err instanceof Error ? { type: err.name, message: err.message } : String(err) };
}
