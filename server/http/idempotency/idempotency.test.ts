import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreements } from '#core/contract/common/agreements.ts';
import { cardCode } from '#core/contract/content/card-code.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import { aCardCode } from '../../testing/data/a-card-code.ts';
import { aMember, type TestMember } from '../../testing/data/a-member.ts';
import { eventually } from '../../testing/eventually.ts';
import { freshId } from '../../testing/fresh.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';
import { success } from '../answer.ts';
import { savedAnswers } from './idempotency.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const withKey = (as: TestMember, key: string) => ({ as, headers: { 'Idempotency-Key': key } });
const anExchange = async () => {
  const [member, { code, rightsId }] = [await aMember(server), await aCardCode(server)];
  const key = freshId('key');
  return {
    member,
    code,
    rightsId,
    key,
    send: () => server.send(cardCode.exchangeCardCode, { cardCode: code }, withKey(member, key)),
  };
};
const saved = (key: string) =>
  server.db.selectFrom('idempotency_keys').selectAll().where('idempotency_key', '=', key).executeTakeFirst();

describe('a repeated request with its key', () => {
  it('gets the first answer, byte for byte', async () => {
    const { send } = await anExchange();
    const first = await send();
    expect(first.envelope.success).toBe(true);
    expect((await send()).text).toBe(first.text);
    await server.advance(60_000);
    expect((await send()).text).toBe(first.text);
  });

  it('gets the first answer when it comes at the same moment, and the work is done once', async () => {
    const { send, rightsId } = await anExchange();
    const answers = await Promise.all(Array.from({ length: 12 }, send));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(answers[0]?.envelope.success).toBe(true);
    const claims = await server.db
      .selectFrom('claims')
      .selectAll()
      .where('rights_id', '=', rightsId)
      .execute();
    expect(claims).toHaveLength(1);
  });

  it('gets the first refusal too', async () => {
    const member = await aMember(server);
    const { code, batchId } = await aCardCode(server, {
      beginsAt: new Date(server.now().getTime() + 3_600_000),
      endsAt: new Date(server.now().getTime() + 7_200_000),
    });
    const key = freshId('key');
    const send = (itsKey: string) =>
      server.call(cardCode.exchangeCardCode, { cardCode: code }, withKey(member, itsKey));
    const first = await send(key);
    expect(first).toMatchObject({ code: '0', message: '该卡密还没有到兑换时间' });
    await server.db
      .updateTable('card_code_batches')
      .set({ begins_at: new Date(server.now().getTime() - 1_000) })
      .where('batch_id', '=', batchId)
      .execute();
    expect(await send(key)).toEqual(first);
    expect(await send(freshId('key'))).toMatchObject({ success: true });
  });

  it('with another body, or for another call, is refused', async () => {
    const { member, key, send } = await anExchange();
    await send();
    const used = { code: '0', message: '请求标识已被使用，请刷新后重试' };
    expect(
      await server.call(
        cardCode.exchangeCardCode,
        { cardCode: (await aCardCode(server)).code },
        withKey(member, key),
      ),
    ).toMatchObject(used);
    expect(
      await server.call(
        agreements.saveAgreement,
        { templateId: 'user-service', version: '1' },
        withKey(member, key),
      ),
    ).toMatchObject(used);
  });

  it('of another subscriber is another request', async () => {
    const { key, send } = await anExchange();
    await send();
    const other = await aMember(server);
    expect(
      await server.call(
        cardCode.exchangeCardCode,
        { cardCode: (await aCardCode(server)).code },
        withKey(other, key),
      ),
    ).toMatchObject({ success: true, data: { state: 'delivering' } });
  });

  it.each(['short', 'x'.repeat(65), 'with spaces in it', "quote'; drop table claims"])(
    'a key like %j is refused',
    async (key) => {
      const member = await aMember(server);
      expect(
        await server.call(
          agreements.saveAgreement,
          { templateId: 'user-service', version: '1' },
          withKey(member, key),
        ),
      ).toMatchObject({ code: '0', message: '请求标识格式有误' });
    },
  );
});

/** As if its process had not renewed it. */
const endLease = (key: string) =>
  sql`update idempotency_keys set leased_until = now() - interval '1 second' where idempotency_key = ${key}`.execute(
    server.db,
  );

describe('what a crash leaves behind', () => {
  /** The row of a request whose process died before it answered. */
  const crashed = async () => {
    const started = await anExchange();
    const { exchangeId } = (await started.send()).envelope.data;
    await server.db
      .updateTable('idempotency_keys')
      .set({ answer: null, started_at: server.now() })
      .where('idempotency_key', '=', started.key)
      .execute();
    return { ...started, exchangeId };
  };

  it('is answered with "at work" at first, and taken over when its lease has ended, with the exchange it had made', async () => {
    const { send, key, exchangeId } = await crashed();
    expect((await send()).envelope).toMatchObject({ code: '-1', message: '请求正在处理中，请稍候' });
    await endLease(key);
    const takenOver = await send();
    expect(takenOver.envelope).toMatchObject({ success: true, data: { exchangeId } });
    expect((await send()).text).toBe(takenOver.text);
  });

  it('is not taken over while its request renews the lease, even when the connection that reserved it is gone', async () => {
    const { deps } = server;
    const answers = savedAnswers(deps.db, deps.clock);
    const request = {
      owner: freshId('owner'),
      key: freshId('key'),
      call: 'content.exchangeCardCode',
      input: {},
    };
    const slow = Promise.withResolvers<Envelope>();
    const first = answers(request, () => slow.promise);
    await eventually(
      () => saved(request.key),
      (row) => row !== undefined,
    );
    await sql`update idempotency_keys set backend_pid = 0, leased_until = now() + interval '2200 milliseconds' where idempotency_key = ${request.key}`.execute(
      server.db,
    );
    await sleep(2_600);
    await expect(answers(request, async () => success('second'))).rejects.toThrow('请求正在处理中');
    slow.resolve(success('first'));
    expect(await answers(request, async () => success('third'))).toEqual(await first);
  });

  it('is taken over by one of many, and all get its answer', async () => {
    const { send, key, exchangeId } = await crashed();
    await endLease(key);
    const answers = await Promise.all(Array.from({ length: 8 }, send));
    expect(new Set(answers.map(({ text }) => text))).toEqual(new Set([(await saved(key))?.answer]));
    expect(answers[0]?.envelope.data).toMatchObject({ exchangeId });
  });

  it('a first request that was only slow does not undo the one that took over', async () => {
    const { deps } = server;
    const answers = savedAnswers(deps.db, deps.clock);
    const request = {
      owner: freshId('owner'),
      key: freshId('key'),
      call: 'content.exchangeCardCode',
      input: {},
    };
    const slow = Promise.withResolvers<Envelope>();
    const first = answers(request, () => slow.promise);
    await eventually(
      () => saved(request.key),
      (row) => row !== undefined,
    );
    await endLease(request.key);
    const second = await answers(request, async () => success('second'));
    slow.reject(new Error('late'));
    await expect(first).rejects.toThrow('late');
    expect(await answers(request, async () => success('third'))).toEqual(second);
  });

  it('a fault is not kept: the next try does the work', async () => {
    const { send, key } = await anExchange();
    await sql`alter function exchange_card_code rename to take_card_code_away`.execute(server.db);
    const broken = await send();
    await sql`alter function take_card_code_away rename to exchange_card_code`.execute(server.db);
    expect(broken.envelope).toMatchObject({ code: '-1', message: '系统繁忙，请稍后再试', data: null });
    expect(await saved(key)).toBeUndefined();
    expect((await send()).envelope).toMatchObject({ success: true });
  });
});
