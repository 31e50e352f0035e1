import { setTimeout as sleep } from 'node:timers/promises';
import { startPublishingEvents } from '../../jobs/stream/publish-events.ts';

/**
 * A process that sends numbered events and prints the last number of each lot once all of it is acknowledged. Its name, the stream and
 * the spool are its arguments.
 */
const [name = '', url = '', spoolFolder = ''] = process.argv.slice(2);
const lot = 250;
const writer = startPublishingEvents({
  url,
  spoolFolder,
  metrics: { events: () => undefined },
  log: { warn: () => undefined },
});
const at = new Date().toISOString();
const row = (n: number) => JSON.stringify({ at, kind: 'clk', page_id: name, action_type: n, record: { n } });

let stopping = false;
process.once('SIGTERM', () => (stopping = true));
for (let first = 0; !stopping; first += lot) {
  writer.accept(Array.from({ length: lot }, (_, i) => row(first + i)));
  while (writer.counts().waiting > 0) await sleep(5);
  if (writer.counts().dropped > 0) throw new Error('events were dropped');
  console.log(first + lot);
  await sleep(20);
}
await writer.stop();
