import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { openDatabase } from '../db/database.ts';
import { beaconRows, type ReceivedBeacon } from '../services/platform/public.ts';
import { eventSpace, freeBytesAt, type EventSpaceLimits } from './event-space.ts';
import { startWritingEvents, type EventWriter } from './write-events.ts';

/** Lines ready to be written, or an unparsed beacon. */
export type EventItem = { readonly rows: readonly string[] } | { readonly beacon: ReceivedBeacon };
/** Message to the thread. */
export type EventOrder = { readonly items: readonly EventItem[] } | { readonly stop: true };
/** Message from the thread: the outcome of a number of events, a warning for the log, or its end. */
export type EventReply =
  | { readonly outcome: string; readonly events: number }
  | { readonly warning: object; readonly message: string }
  | { readonly stopped: true };
export interface EventThreadData {
  readonly databaseUrl: string;
  readonly preparesStatements: boolean;
  readonly space: EventSpaceLimits;
  /** The folder of the embedded database, on whose disk the reserve is kept. */
  readonly databaseFolder: string | undefined;
  /** Where events are sent instead of into the table. */
  readonly stream: { readonly url: string; readonly spoolFolder: string } | undefined;
}

/** The thread started by `start-event-thread.ts`: parses beacons, masks events and writes them over its own connection. */
const port = parentPort;
if (!port) throw new Error('this runs as a thread');
// Lower priority than requests. Only Linux has priorities per thread; elsewhere it would apply to the whole process.
if (process.platform === 'linux') setPriority(0, 10);
const send = (reply: EventReply): void => port.postMessage(reply);
const warn = (warning: object, message: string): void => send({ warning: asSent(warning), message });
const data = workerData as EventThreadData;
const log = { warn: warn as never };
// Accepted events are counted by the main thread.
const metrics = {
  events: (outcome: string, events: number) => void (outcome === 'accepted' || send({ outcome, events })),
};
const writer = data.stream ? await publisher(data.stream) : tableWriter(data);

port.on('message', (order: EventOrder) => {
  if ('items' in order) for (const item of order.items) accept(item);
  else
    void writer
      .stop()
      .then(() => send({ stopped: true }))
      .then(() => port.close());
});

/** Without a stream its library is not loaded. */
async function publisher(stream: NonNullable<EventThreadData['stream']>): Promise<EventWriter> {
  const { startPublishingEvents } = await import('./stream/publish-events.ts');
  return startPublishingEvents({ ...stream, metrics, log });
}

function tableWriter({
  databaseUrl,
  databaseFolder,
  preparesStatements,
  space,
}: EventThreadData): EventWriter {
  const database = openDatabase({
    url: databaseUrl,
    pool: 1,
    preparesStatements,
    limits: { maxConnectMs: 10_000 },
    onLost: (error) => warn({ err: error }, 'a database connection was lost'),
  });
  const written = startWritingEvents({
    db: database.db,
    space: eventSpace({
      ...space,
      db: database.db,
      log,
      freeBytes: async () => (databaseFolder === undefined ? undefined : freeBytesAt(databaseFolder)),
    }),
    metrics,
    log,
  });
  return { ...written, stop: () => written.stop().then(database.close) };
}

function accept(item: EventItem): void {
  const rows = 'rows' in item ? item.rows : beaconRows(item.beacon);
  if (rows) writer.accept(rows);
  else if ('beacon' in item) send({ outcome: 'refused', events: item.beacon.records });
}

/** Errors lose their class in messages between threads. */
function asSent(warning: object): object {
  const { err, ...rest } = warning as { err?: unknown };
  if (err === undefined) return rest;
  return {
    ...rest,
    err: err instanceof Error ? { type: err.name, message: err.message } : JSON.stringify(err),
  };
}
