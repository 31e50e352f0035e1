import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { session } from '#core/contract/user/session.ts';
import { upstreams } from '#core/contract/sandbox/upstreams.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { aHolder } from '../testing/data/a-holder.ts';
import { aRight } from '../testing/data/a-right.ts';
import { eventually } from '../testing/eventually.ts';
import { freshMobile } from '../testing/fresh.ts';
import { signIn } from '../testing/sign-in.ts';
import { solveCaptcha } from '../testing/solve-captcha.ts';
import { testServer, type TestServer } from '../testing/test-server.ts';
import { createLog } from './log.ts';

const phone = /(?<!\d)1[3-9]\d{9}(?!\d)/;

describe('a line of the log (A15, V1)', () => {
  const logged = (write: (log: ReturnType<typeof createLog>) => void): string[] => {
    const records: string[] = [];
    write(createLog('debug', { write: (record) => records.push(record) }));
    return records;
  };

  it.each([
    ['a message', (log: ReturnType<typeof createLog>) => log.info('code for 13812345678 sent')],
    [
      'a field',
      (log: ReturnType<typeof createLog>) =>
        log.info({ mobile: '13812345678', nested: { list: ['+8613812345678'] } }, 'x'),
    ],
    [
      'an error',
      (log: ReturnType<typeof createLog>) =>
        log.error({ err: new Error('duplicate key (mobile)=(13812345678)') }, 'x'),
    ],
    [
      'an escaped text',
      (log: ReturnType<typeof createLog>) => log.info({ text: encodeURIComponent('"13812345678"') }, 'x'),
    ],
  ])('%s carries no phone number', (_title, write) => {
    const [record = ''] = logged(write);
    expect(record).not.toMatch(phone);
    expect(record).toContain('138****5678');
    expect(() => JSON.parse(record) as unknown).not.toThrow();
  });

  it.each([
    ['a forged line', '\r\n{"level":60,"msg":"forged"}'],
    ['terminal colours', '\u001b[2J\u001b[31m'],
    ['JSON breakers', '"}\n{"a":"'],
    ['other line breaks', '\u2028\u2029\u0085'],
    ['NUL', '\0'],
    ['half a surrogate pair', '\ud800'],
    ['a thousand brackets', '}'.repeat(1_000)],
  ])('%s is one event on one line', (_title, text) => {
    const records = logged((log) => log.warn({ text, [text]: 1, err: new Error(text) }, text));
    expect(records).toHaveLength(1);
    expect(['\r', '\n', '\u001b'].filter((breaker) => records[0]?.trimEnd().includes(breaker))).toEqual([]);
    expect(JSON.parse(records[0] ?? '')).toMatchObject({ level: 40 });
  });
});

describe('after a whole journey', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await testServer({ settings: { ACCESS_LOG_PERCENT: '100' } });
  });
  afterAll(() => server.stop());

  it('the log names no number, no code, no token and no place', async () => {
    const mobile = freshMobile();
    const noisy = {
      'user-agent': `phone ${mobile}`,
      trackData: encodeURIComponent(JSON.stringify({ mobile, longitude: 118.796877, latitude: 32.060255 })),
    };
    const pass = await solveCaptcha(server, { headers: noisy });
    const signedIn = await signIn(server, mobile, { headers: noisy });
    const { member, claim } = await aHolder(server, await aRight(server));
    await server.sandbox(upstreams.setSupplier, { mode: 'fail' });
    await server.call(cardProduct.receiveRights, claim, { as: member, headers: noisy });
    await eventually(
      () => server.db.selectFrom('claims').select('state').execute(),
      (rows) => rows.every(({ state }) => state === 'failed'),
    );
    await server.fetch(
      `${server.base}/provider-user/user/login/status?mobile=${mobile}&longitude=118.796877&accessToken=${signedIn.accessToken}`,
      { headers: noisy },
    );
    await server.fetch(`/nothing/${mobile}?token=${signedIn.accessToken}`, { headers: noisy });
    // A defect on the way: what the database says about it quotes the row.
    await sql`alter table users add constraint broken check (mobile_sealed = '') not valid`.execute(
      server.db,
    );
    await expect(server.sandbox(controls.openSession, { mobile: freshMobile() })).rejects.toThrow('500');
    await sql`alter table users drop constraint broken`.execute(server.db);
    await sql`alter function claim_batch_all_or_nothing rename to claim_batch_renamed`.execute(server.db);
    await server.call(cardProduct.receiveRights, claim, { as: member, headers: noisy });
    await sql`alter function claim_batch_renamed rename to claim_batch_all_or_nothing`.execute(server.db);
    await server.call(session.logout, {}, { as: signedIn });

    const records = server.logs();
    expect(records.some((record) => record.includes('"msg":"answered"'))).toBe(true);
    const faults = records.filter((record) => (JSON.parse(record) as { level: number }).level >= 50);
    expect(faults.length).toBeGreaterThanOrEqual(2);
    expect(
      records.every((record) => record.endsWith('\n') && record.indexOf('\n') === record.length - 1),
    ).toBe(true);
    expect(records.filter((record) => phone.test(record))).toEqual([]);
    for (const secret of [
      pass,
      signedIn.accessToken,
      signedIn.refreshToken,
      member.accessToken,
      server.config.secret,
      '118.796877',
      '32.060255',
    ]) {
      expect(records.filter((record) => record.includes(secret))).toEqual([]);
    }
  });
});
