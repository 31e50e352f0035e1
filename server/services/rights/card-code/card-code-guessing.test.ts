import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardCode } from '#core/contract/content/card-code.ts';
import { cardCodeFrom, cardCodeLength } from '#core/rules/rights/card-code.ts';
import { aCardCode } from '../../../testing/data/a-card-code.ts';
import { aMember, type TestMember } from '../../../testing/data/a-member.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

/** Codes that are raced for; the long run has twenty. */
const tries = Math.max(5, Number(process.env['REPEAT'] ?? 1));
const minute = 60_000;
const neutral = '卡密有误或已被使用，请核对后再试';
const locked = '尝试次数过多，请30分钟后再试';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

let addresses = 0;
const freshAddress = (): string => `203.0.${113 + (++addresses >> 7)}.${addresses & 127}`;
const guess = (): string => cardCodeFrom(crypto.getRandomValues(new Uint8Array(cardCodeLength)));
const exchange = (as: TestMember, code: string, from: string) =>
  server.call(cardCode.exchangeCardCode, { cardCode: code }, { as, headers: { 'x-forwarded-for': from } });
const messages = (answers: readonly { message: string }[]) => answers.map(({ message }) => message);

describe('one code, many hands (A8)', () => {
  it(
    'fifty subscribers at once from one address: exactly one gets it, with every code',
    { timeout: 300_000 },
    async () => {
      const members = await Promise.all(Array.from({ length: 50 }, () => aMember(server)));
      const { codes, batchId } = await aCardCode(server, { count: tries });
      for (const code of codes) {
        const answers = await Promise.all(members.map((member) => exchange(member, code, '203.0.113.250')));
        expect(answers.filter(({ success }) => success)).toHaveLength(1);
        expect(new Set(messages(answers.filter(({ success }) => !success)))).toEqual(new Set([neutral]));
      }
      expect(
        await server.db
          .selectFrom('card_exchanges')
          .select('exchange_id')
          .where('batch_id', '=', batchId)
          .execute(),
      ).toHaveLength(tries);
      expect(
        await server.db
          .selectFrom('subscriptions as s')
          .innerJoin('card_code_batches as b', 'b.product_id', 's.product_id')
          .select('s.subscription_id')
          .where('b.batch_id', '=', batchId)
          .execute(),
      ).toHaveLength(tries);
    },
  );

  it(
    'one subscriber fifty times at once: exactly one succeeds, one claim is made, with every code',
    { timeout: 300_000 },
    async () => {
      const member = await aMember(server);
      const { codes } = await aCardCode(server, { count: tries });
      for (const code of codes) {
        const answers = await Promise.all(
          Array.from({ length: 50 }, () => exchange(member, code, '203.0.113.251')),
        );
        expect(answers.filter(({ success }) => success)).toHaveLength(1);
      }
      expect(
        await server.db
          .selectFrom('claims')
          .select('claim_id')
          .where('user_id', '=', member.userId)
          .execute(),
      ).toHaveLength(tries);
    },
  );
});

describe('guessing (A18)', () => {
  it('five misses lock the subscriber for half an hour, wherever they go', async () => {
    const member = await aMember(server);
    const { codes } = await aCardCode(server, { count: 2 });
    const misses = [];
    for (let at = 0; at < 6; at++) misses.push(await exchange(member, guess(), freshAddress()));
    expect(messages(misses)).toEqual([neutral, neutral, neutral, neutral, neutral, locked]);
    expect(await exchange(member, codes[0] ?? '', freshAddress())).toMatchObject({
      code: '0',
      message: locked,
      data: null,
    });
    expect(await exchange(await aMember(server), codes[0] ?? '', freshAddress())).toMatchObject({
      success: true,
    });
    await server.advance(31 * minute);
    expect(await exchange(member, codes[1] ?? '', freshAddress())).toMatchObject({ success: true });
  });

  it('five misses lock the address for every subscriber behind it', async () => {
    const from = freshAddress();
    const { code } = await aCardCode(server);
    for (let at = 0; at < 5; at++) await exchange(await aMember(server), guess(), from);
    const newcomer = await aMember(server);
    expect(await exchange(newcomer, code, from)).toMatchObject({ code: '0', message: locked });
    expect(await exchange(newcomer, code, freshAddress())).toMatchObject({ success: true });
  });

  const countsOf = (answers: readonly { message: string }[]) => ({
    tried: messages(answers).filter((message) => message === neutral).length,
    refused: messages(answers).filter((message) => message === locked).length,
  });

  it('of fifty at once exactly five are tried, by one subscriber or from one address', async () => {
    const member = await aMember(server);
    const { codes } = await aCardCode(server, { count: 2 });
    const roaming = await Promise.all(
      Array.from({ length: 50 }, () => exchange(member, guess(), freshAddress())),
    );
    expect(countsOf(roaming)).toEqual({ tried: 5, refused: 45 });
    expect(await exchange(member, codes[0] ?? '', freshAddress())).toMatchObject({ message: locked });
    const from = freshAddress();
    const members = await Promise.all(Array.from({ length: 50 }, () => aMember(server)));
    const together = await Promise.all(members.map((each) => exchange(each, guess(), from)));
    expect(countsOf(together)).toEqual({ tried: 5, refused: 45 });
    expect(await exchange(await aMember(server), codes[1] ?? '', from)).toMatchObject({ message: locked });
  });

  it('tries while locked do not make it longer, and four misses are forgotten after half an hour', async () => {
    const member = await aMember(server);
    for (let at = 0; at < 5; at++) await exchange(member, guess(), freshAddress());
    await server.advance(20 * minute);
    expect(await exchange(member, guess(), freshAddress())).toMatchObject({ message: locked });
    await server.advance(11 * minute);
    for (let at = 0; at < 4; at++)
      expect(await exchange(member, guess(), freshAddress())).toMatchObject({ message: neutral });
    await server.advance(31 * minute);
    for (let at = 0; at < 4; at++)
      expect(await exchange(member, guess(), freshAddress())).toMatchObject({ message: neutral });
  });

  it("an unknown code, another's used one and half a code read the same, byte for byte", async () => {
    const from = freshAddress();
    const { code } = await aCardCode(server);
    await exchange(await aMember(server), code, from);
    const member = await aMember(server);
    const answers = await Promise.all(
      [code, guess(), code.slice(0, 8)].map((each) =>
        server.send(
          cardCode.exchangeCardCode,
          { cardCode: each },
          { as: member, headers: { 'x-forwarded-for': from } },
        ),
      ),
    );
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
  });

  it('no code stands in the tables, the answers or the log', async () => {
    const member = await aMember(server);
    const { code, batchId } = await aCardCode(server);
    const { text } = await server.send(
      cardCode.exchangeCardCode,
      { cardCode: code },
      { as: member, headers: { 'x-forwarded-for': freshAddress(), 'Idempotency-Key': `key-${batchId}` } },
    );
    const stored = await Promise.all([
      server.db.selectFrom('card_codes').selectAll().execute(),
      server.db.selectFrom('card_exchanges').selectAll().execute(),
      server.db.selectFrom('idempotency_keys').selectAll().execute(),
    ]);
    for (const place of [text, JSON.stringify(stored), server.logs().join('\n')])
      expect(place.includes(code)).toBe(false);
    const [row] = await server.db
      .selectFrom('card_codes')
      .select('code_hash')
      .where('batch_id', '=', batchId)
      .execute();
    expect(row?.code_hash).toHaveLength(32);
  });
});
