import { join } from 'node:path';
import { durableDatabase } from '#server/testing/databases/durable-database.ts';
import { killClaims } from '#server/testing/kills/kill-claims.ts';
import { runMain } from '#server/testing/run-main.ts';
import { seedOfRun } from '#server/testing/seeded.ts';
import { projectRoot } from '#tooling/project-root.mjs';
import { report } from './harness/report.ts';

/** Kills the server with SIGKILL two hundred times during claims and exchanges; every twentieth kill hits the database instead. */
const kills = Number(process.env['KILLS'] ?? 200);
const every = 20;
const seed = seedOfRun();

const database = await durableDatabase();
try {
  const start = () =>
    runMain(
      { DATABASE_URL: database.url, CALLS_PER_SECOND: '0', LOG_LEVEL: 'silent' },
      join(projectRoot, 'dist/server/main.mjs'),
    );
  const { faults, exchangeFaults, ...story } = await killClaims({
    databaseUrl: database.url,
    kills,
    seed,
    start,
    database: { every, kill: database.kill },
  });
  report(
    `Killed ${kills} times at random moments, ${story.databaseKills} of them the database (SEED=${seed})`,
    [
      { what: 'claims acknowledged', value: story.acknowledged },
      { what: 'exchanges of card codes acknowledged', value: story.exchanged },
      { what: 'exchanges answered with a redirect to their records', value: story.sentAway },
      { what: 'requests repeated until they were answered', value: story.repeated },
      { what: 'reads of the own list and of the stock', value: story.looks + story.counts },
      { what: 'acknowledged and lost', value: faults.lost.length, must: 0 },
      { what: 'claimed twice in a month', value: faults.twice.length, must: 0 },
      { what: 'claimed, and never acknowledged', value: faults.unconfirmed.length, must: 0 },
      { what: 'seen, and gone in a later read', value: faults.forgotten.length, must: 0 },
      { what: 'stock higher or lower than it can have been', value: faults.miscounted.length, must: 0 },
      {
        what: 'exchanges lost, made twice or never acknowledged',
        value: exchangeFaults.lost.length + exchangeFaults.twice.length + exchangeFaults.unconfirmed.length,
        must: 0,
      },
      { what: 'exchanges without their one claim', value: exchangeFaults.unclaimed.length, must: 0 },
      {
        what: `of ${story.sentAgain} sent again with their key: another answer`,
        value: story.changed.length,
        must: 0,
      },
      { what: 'refused without a reason', value: story.refusals.length, must: 0 },
      { what: 'stock, quota or month wrong', value: story.broken.length, must: 0 },
    ],
  );
  for (const sentence of [
    ...story.broken,
    ...story.refusals,
    ...story.changed,
    ...Object.values(faults).flat(),
    ...Object.values(exchangeFaults).flat(),
  ].slice(0, 10))
    console.log(sentence);
} finally {
  await database.stop();
}
