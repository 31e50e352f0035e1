import {
  AckPolicy,
  DiscardPolicy,
  jetstream,
  JetStreamApiError,
  jetstreamManager,
  RetentionPolicy,
  StorageType,
  type Consumer,
} from '@nats-io/jetstream';
import { connect, nanos, type NatsConnection } from '@nats-io/transport-node';

/** Lines of events under an id that is the same when they are sent again. */
export interface EventMessage {
  readonly id: string;
  readonly rows: readonly string[];
}

export interface EventStream {
  /** Resolves when the stream has stored the message; fails when that is not known. */
  publish(message: EventMessage): Promise<void>;
  /** The consumer that all consuming processes share. */
  consumer(): Promise<Consumer>;
  close(): Promise<void>;
}

const stream = 'MALL_EVENTS';
const subject = 'mall.events';
const consumerName = 'partitions';
/** Within it the server itself drops a message that it has; later the consumer does. */
const duplicateMs = 10 * 60_000;
const ackMs = 5_000;
/** A message that a consumer has not stored by then is given to another one. */
const redeliverMs = 30_000;
const noSuchStream = 10_059;

/** Connects as soon as the server can be reached; a lost connection is opened again. Credentials are those of the address. */
export async function openEventStream(address: string, stopped?: AbortSignal): Promise<EventStream> {
  const { protocol, host, username, password } = new URL(address);
  const connecting = connect({
    servers: host,
    name: 'mall',
    waitOnFirstConnect: true,
    maxReconnectAttempts: -1,
    reconnectTimeWait: 500,
    timeout: 5_000,
    ...(username !== '' && { user: decodeURIComponent(username), pass: decodeURIComponent(password) }),
    ...(protocol === 'tls:' && { tls: {} }),
  });
  const connection = await Promise.race([connecting, ended(stopped)]);
  if (!connection) {
    void connecting.then((late) => late.close()).catch(() => undefined);
    throw new Error('stopped before the stream of events was reached');
  }
  await ensureStream(connection);
  const client = jetstream(connection, { timeout: ackMs });
  return {
    async publish({ id, rows }) {
      await client.publish(subject, rows.join('\n'), { msgID: id, timeout: ackMs });
    },
    async consumer() {
      const manager = await jetstreamManager(connection);
      await manager.consumers.add(stream, {
        durable_name: consumerName,
        ack_policy: AckPolicy.Explicit,
        ack_wait: nanos(redeliverMs),
      });
      return client.consumers.get(stream, consumerName);
    },
    close: () => connection.close(),
  };
}

/** One that operators made, with replicas or limits of their own, stays as it is. */
async function ensureStream(connection: NatsConnection): Promise<void> {
  const manager = await jetstreamManager(connection);
  try {
    await manager.streams.info(stream);
  } catch (error) {
    if (!(error instanceof JetStreamApiError) || error.code !== noSuchStream) throw error;
    await manager.streams.add({
      name: stream,
      subjects: [subject],
      retention: RetentionPolicy.Workqueue,
      storage: StorageType.File,
      // A full stream refuses what is new, which is then spooled; it drops nothing that it has acknowledged.
      discard: DiscardPolicy.New,
      duplicate_window: nanos(duplicateMs),
    });
  }
}

const ended = (signal: AbortSignal | undefined): Promise<undefined> =>
  new Promise((resolve) => {
    if (signal?.aborted) resolve(undefined);
    signal?.addEventListener('abort', () => resolve(undefined));
  });
