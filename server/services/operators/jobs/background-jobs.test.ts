import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { alertRuleConsole } from '#core/contract/console/operations/alert-rules.ts';
import { backgroundJobConsole } from '#core/contract/console/operations/background-jobs.ts';
import { overview } from '#core/contract/console/overview.ts';
import { roles } from '#core/contract/console/permissions.ts';
import { jobText } from '#core/rules/console/operations/background-jobs.ts';
import { may } from '#core/rules/console/role-permissions.ts';
import { eventually } from '../../../testing/eventually.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { raiseAlerts } from '../alerts/raise-alerts.ts';

let server: TestServer;
let second: TestServer;
let owner: TestOperator;
beforeAll(async () => {
  server = await testServer();
  second = await testServer({ database: server.database });
  owner = await anOperator(server);
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

const list = async () => (await consoleData(server, backgroundJobConsole.backgroundJobs, {}, owner)).rows;
const jobOf = async (job: string) => {
  const row = (await list()).find((each) => each.job === job);
  if (!row) throw new Error(`no job ${job}`);
  return row;
};
/** The table that a job reads, away for a while. */
async function without<Result>(table: string, work: () => Promise<Result>): Promise<Result> {
  const { schema } = server.db;
  await schema.alterTable(table).renameTo(`${table}_away`).execute();
  try {
    return await work();
  } finally {
    await schema.alterTable(`${table}_away`).renameTo(table).execute();
  }
}

describe('the background jobs', { timeout: 120_000 }, () => {
  it('are shown with the processes that report them, their last and next run and their queue, each with a name', async () => {
    const works = await eventually(
      async () => {
        server.wakeJobs();
        second.wakeJobs();
        return (await list()).filter(({ kind }) => kind === 'work');
      },
      (rows) =>
        rows.length > 30 && rows.every(({ processes, lastRunAt }) => processes === 2 && lastRunAt !== null),
    );
    for (const { job, lastMs, nextRunAt, runs } of works)
      expect({ job, hasRun: runs > 0 && lastMs !== null && nextRunAt !== null }).toEqual({
        job,
        hasRun: true,
      });
    expect((await jobOf('deliver-claims')).queue).toEqual({ size: 0, oldestSeconds: 0 });
    expect((await jobOf('publish-content')).queue).toBeNull();
    const rows = await list();
    expect(rows.filter((row) => jobText(row).title === row.job)).toEqual([]);
    // A recurring job runs in one process, after those before it, and is due at one time for all.
    const alerts = await eventually(
      async () => (await list()).find(({ kind, job }) => kind === 'recurring' && job === 'alerts'),
      (row) => row?.state !== 'waiting',
    );
    expect(alerts).toMatchObject({
      state: 'fine',
      processes: 2,
      nextRunAt: expect.any(String),
    });
  });

  it('show one that fails at once and first, without numbers of subscribers, until it succeeds again', async () => {
    await without('goods_listing_ends', async () => {
      const failing = await eventually(
        async () => {
          server.wakeJobs();
          return jobOf('end-listings');
        },
        ({ state }) => state === 'failing',
        10_000,
      );
      expect(failing).toMatchObject({ lastFailure: { text: expect.stringContaining('goods_listing_ends') } });
      expect((await list())[0]).toMatchObject({ state: 'failing' });
    });
    const well = await eventually(
      async () => {
        server.wakeJobs();
        second.wakeJobs();
        return jobOf('end-listings');
      },
      ({ state }) => state === 'fine',
    );
    expect(well.lastFailure).not.toBeNull();
    expect(well.failures).toBeGreaterThan(0);
  });

  it('raise the alert of a rule about failing jobs, which names the one that fails most', async () => {
    const terms = {
      version: 0,
      title: '后台作业在出错',
      metric: 'jobsFailed',
      comparison: 'above',
      limit: 0,
      minutes: 60,
      role: 'owner',
      quietFrom: null,
      quietUntil: null,
      isOn: true,
      reason: '作业停了要有人看',
    } as const;
    await consoleData(server, alertRuleConsole.saveAlertRule, terms, owner);
    const alert = await eventually(
      async () => {
        server.wakeJobs();
        // The current minute counts from its end.
        await raiseAlerts(server.db, new Date(server.now().getTime() + 60_000));
        const { rows } = await consoleData(server, overview.alerts, {}, owner);
        return rows.find(({ title }) => title === terms.title);
      },
      (found) => found !== undefined,
    );
    expect(alert?.detail).toContain('end-listings');
  });

  it('may be seen by whom the table says', async () => {
    for (const role of roles) {
      const by = await anOperator(server, { roles: [role] });
      const { success } = await callConsole(server, backgroundJobConsole.backgroundJobs, {}, by);
      expect({ role, success }).toEqual({ role, success: may([role], 'jobs.view') });
    }
  });

  it('of a process that ended stay with their last run, reported by no process', async () => {
    const third = await testServer({ database: server.database });
    const processes = async () => (await jobOf('till')).processes;
    await eventually(processes, (count) => count === 3);
    await third.stop();
    await eventually(processes, (count) => count === 2);
    expect((await jobOf('till')).lastRunAt).not.toBeNull();
  });
});
