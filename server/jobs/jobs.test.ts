import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sso } from '#core/contract/user/sso.ts';
import { MovableClock } from '../clock.ts';
import { newHandle } from '../services/accounts/session/open-ids.ts';
import { allJobs } from '../all-jobs.ts';
import { aHolder } from '../testing/data/a-holder.ts';
import { aRight } from '../testing/data/a-right.ts';
import { eventually } from '../testing/eventually.ts';
import { freshId, freshMobile } from '../testing/fresh.ts';
import { requestCode } from '../testing/sign-in.ts';
import { solveCaptcha } from '../testing/solve-captcha.ts';
import { monthSettings } from '../testing/data/month-settings.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { aProof, signInByProof } from '../testing/sign-in-by-proof.ts';
import { WakeSignal } from './wake-signal.ts';
import type { EndedRound } from './job-rounds.ts';
import { runDueJobs } from './recurring.ts';
import { sweepJob } from './sweep.ts';
import { startWorker } from './worker.ts';

const minute = 60_000;
const day = 24 * 60 * minute;

let server: TestServer;
let second: TestServer;
beforeAll(async () => {
  server = await testServer();
  second = await testServer({ database: server.database });
});
afterAll(async () => {
  await second.stop();
  await server.stop();
});

describe('a recurring job', () => {
  const aJob = (name = freshId('job')) => {
    const ran: string[] = [];
    return {
      ran,
      in: (instance: string) => ({ name, everyMs: 10 * minute, run: async () => void ran.push(instance) }),
    };
  };

  it('runs in one of two instances, however often both poll', async () => {
    const job = aJob();
    const clock = new MovableClock();
    const look = () =>
      Promise.all([
        runDueJobs(server.db, clock, [job.in('first')]),
        runDueJobs(second.db, clock, [job.in('second')]),
      ]);
    const counts = await Promise.all([look(), look(), look()]);
    expect(counts.flat().reduce((sum, n) => sum + n, 0)).toBe(1);
    expect(job.ran).toHaveLength(1);
    clock.setOffset(9 * minute);
    await look();
    expect(job.ran).toHaveLength(1);
    clock.setOffset(11 * minute);
    await look();
    expect(job.ran).toHaveLength(2);
  });

  it('that fails is due again at its next time', async () => {
    const clock = new MovableClock();
    const name = freshId('job');
    const failing = { name, everyMs: minute, run: async () => Promise.reject(new Error('broken')) };
    await expect(runDueJobs(server.db, clock, [failing])).rejects.toThrow('broken');
    clock.setOffset(2 * minute);
    expect(await runDueJobs(server.db, clock, [{ ...failing, run: async () => undefined }])).toBe(1);
  });

  it('that fails does not keep the others from running', async () => {
    const job = aJob();
    const failing = {
      name: freshId('job'),
      everyMs: minute,
      run: async () => Promise.reject(new Error('broken')),
    };
    const ended: EndedRound[] = [];
    const report = (round: EndedRound) => void ended.push(round);
    expect(await runDueJobs(server.db, new MovableClock(), [failing, job.in('here')], report)).toBe(2);
    expect(job.ran).toEqual(['here']);
    expect(ended.map(({ error }) => error !== undefined)).toEqual([true, false]);
  });
});

/** The clean-up of everything that is registered, so much later. */
const sweepAt = (laterMs: () => number) =>
  sweepJob(
    server.db,
    { now: () => new Date(server.now().getTime() + laterMs()) },
    allJobs(server.deps, { logRetentionDays: 180 }).flatMap(({ sweeps = [] }) => sweeps),
  );

describe('the sweep', () => {
  it('deletes expired rows and nothing else', async () => {
    const count = async (table: 'captchas' | 'captcha_passes' | 'sms_codes' | 'idempotency_keys') =>
      (
        await server.db
          .selectFrom(table)
          .select(({ fn }) => fn.countAll<number>().as('n'))
          .executeTakeFirstOrThrow()
      ).n;
    const counts = async () => [
      await count('captchas'),
      await count('captcha_passes'),
      await count('sms_codes'),
      await count('idempotency_keys'),
    ];
    await solveCaptcha(server);
    await requestCode(server, freshMobile());
    await server.db
      .insertInto('idempotency_keys')
      .values({
        owner: 'U1',
        idempotency_key: freshId('key'),
        call: 'x',
        request_hash: Buffer.from('x'),
        answer: '{}',
        started_at: server.now(),
      })
      .execute();
    const { run } = sweepAt(() => later);
    let later = minute;
    await run();
    expect((await counts()).every((n) => n > 0)).toBe(true);
    later = 2 * 60 * minute;
    await run();
    expect((await counts()).map((n) => n > 0)).toEqual([false, false, true, true]);
    later = 3 * day;
    await run();
    expect(await counts()).toEqual([0, 0, 0, 0]);
  });
});

describe('the sweep of what was claimed automatically', () => {
  it('keeps an outcome for a season and then deletes it, reported or not', async () => {
    const right = await aRight(server);
    const { member, claim } = await aHolder(server, right);
    await monthSettings(server, member.userId);
    const outcome = {
      user_id: member.userId,
      subscription_id: claim.subscriptionId,
      rights_id: right.rightsId,
      claim_id: null,
      reason: '本月已领完',
      tries: 1,
      tried_at: server.now(),
    };
    await server.db
      .insertInto('month_outcomes')
      .values([
        { ...outcome, cycle: '2026-01', notified_at: server.now() },
        { ...outcome, cycle: '2026-02', notified_at: null },
      ])
      .execute();
    const left = async () =>
      (
        await server.db
          .selectFrom('month_outcomes')
          .select('cycle')
          .where('user_id', '=', member.userId)
          .execute()
      ).length;
    const { run } = sweepAt(() => later);
    let later = 89 * day;
    await run();
    expect(await left()).toBe(2);
    later = 91 * day;
    await run();
    expect(await left()).toBe(0);
  });
});

describe('the sweep of proofs, handles and tokens', () => {
  it('deletes a used proof long after its expiry, and handles and tokens after theirs', async () => {
    const mobile = freshMobile();
    const proof = await aProof(server, 'operator', mobile);
    const { data } = await signInByProof.operator(server, proof);
    await server.data(sso.handOverToken, {}, { as: data });
    await newHandle(server.deps, 'open-1', server.now());
    const tables = ['used_proofs', 'sandbox_proofs', 'open_id_handles', 'hand_over_tokens'] as const;
    const left = async () =>
      Promise.all(
        tables.map(
          async (table) => (await server.db.selectFrom(table).select('expires_at').execute()).length,
        ),
      );
    const { run } = sweepAt(() => later);
    let later = 20 * minute;
    await run();
    expect(await left()).toEqual([1, 1, 1, 1]);
    later = 2 * 60 * minute;
    await run();
    expect(await left()).toEqual([1, 0, 0, 0]);
    later = 2 * day;
    await run();
    expect(await left()).toEqual([0, 0, 0, 0]);
  });
});

describe('a worker', () => {
  it('runs when it is signalled, and again while there is work', async () => {
    let due = 3;
    let rounds = 0;
    const signal = new WakeSignal();
    const worker = startWorker(
      {
        name: 'test',
        signal,
        everyMs: 60 * minute,
        run: async () => {
          rounds += 1;
          return due-- > 0 ? 1 : 0;
        },
      },
      () => undefined,
    );
    await eventually(
      async () => rounds,
      (n) => n === 4,
    );
    signal.notify();
    await eventually(
      async () => rounds,
      (n) => n === 5,
    );
    await worker.stop();
    signal.notify();
    await sleep(20);
    expect(rounds).toBe(5);
  });

  it('survives a failing round, and reports each with its outcome', async () => {
    const ended: EndedRound[] = [];
    let rounds = 0;
    const signal = new WakeSignal();
    const run = async () => {
      rounds += 1;
      if (rounds === 1) throw new Error('broken');
      return 0;
    };
    const worker = startWorker({ name: 'test', signal, everyMs: 60 * minute, run }, (round) =>
      ended.push(round),
    );
    await eventually(
      async () => rounds,
      (n) => n === 1,
    );
    signal.notify();
    await eventually(
      async () => rounds,
      (n) => n === 2,
    );
    await worker.stop();
    expect(ended.map(({ kind, job, error }) => [kind, job, String(error)])).toEqual([
      ['work', 'test', 'Error: broken'],
      ['work', 'test', 'undefined'],
    ]);
  });

  it('is stopped only when the round under way is done', async () => {
    const slow = Promise.withResolvers<number>();
    const worker = startWorker(
      { name: 'test', signal: new WakeSignal(), everyMs: 60 * minute, run: () => slow.promise },
      () => undefined,
    );
    let stopped = false;
    const stopping = worker.stop().then(() => (stopped = true));
    await sleep(20);
    expect(stopped).toBe(false);
    slow.resolve(1);
    await stopping;
  });
});
