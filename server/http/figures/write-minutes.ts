import { sql } from 'kysely';
import type { Clock } from '../../clock.ts';
import type { Db } from '../../db/database.ts';
import type { Work } from '../../jobs/service-jobs.ts';
import type { MinuteCounter } from './minute-counter.ts';
import type { UpstreamCounts } from './upstream-counts.ts';
import { forgetProcess, writeUpstreams } from './write-upstreams.ts';

interface Counted {
  readonly db: Db;
  readonly clock: Clock;
  readonly minutes: MinuteCounter;
  readonly circuits: UpstreamCounts;
}

/** Writes what this process counted. A minute's row has its count so far, so writing it again changes nothing. */
export const writeMinutesWork = ({ db, clock, minutes, circuits }: Counted, process: string): Work => {
  const write = async (): Promise<number> => {
    await Promise.all([
      writeFigures(db, minutes, process),
      writeUpstreams(db, circuits, { process, now: clock.now() }),
    ]);
    return 0;
  };
  return {
    name: 'minute-figures',
    everyMs: 5_000,
    run: write,
    afterStop: async () => {
      await write();
      await forgetProcess(db, process);
    },
  };
};

async function writeFigures(db: Db, counter: MinuteCounter, process: string): Promise<void> {
  const counts = counter.take();
  if (counts.length === 0) return;
  await sql`
    insert into metric_minutes (minute, figure, label, process, value)
    select minute, figure, label, ${process}, value from unnest(
      ${counts.map(({ minute }) => minute)}::timestamptz[], ${counts.map(({ figure }) => figure)}::text[],
      ${counts.map(({ label }) => label)}::text[], ${counts.map(({ value }) => value)}::bigint[]
    ) as n (minute, figure, label, value)
    on conflict (minute, figure, label, process) do update set value = excluded.value
      where metric_minutes.value <> excluded.value`.execute(db);
}
