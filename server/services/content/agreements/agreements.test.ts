import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { agreements } from '#core/contract/common/agreements.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { agreementTitles } from './agreement-titles.ts';

const templateId = 'privacy';
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  const row = (version: string, day: string) => ({
    template_id: templateId,
    version,
    title: '隐私政策',
    body: `第${version}版`,
    published_at: new Date(day),
  });
  await server.db
    .insertInto('agreements')
    .values([
      row('2026.1', '2026-01-01'),
      row('2026.2', '2026-02-01'),
      { ...row('2999.1', '2999-01-01'), title: '隐私政策（新）' },
    ])
    .execute();
});
afterAll(() => server.stop());

describe('agreements and consent (decisions §3)', () => {
  it('shows the current version to every caller', async () => {
    expect(await server.data(agreements.agreementTemplate, { templateId })).toMatchObject({
      version: '2026.2',
      body: '第2026.2版',
      agreedAt: null,
    });
    expect(await server.call(agreements.agreementTemplate, { templateId: 'none' })).toMatchObject({
      code: '0',
      message: '没有找到该协议',
    });
  });

  it('records the subscriber, the version and the time, visible to that subscriber only', async () => {
    const [member, other] = [await aMember(server), await aMember(server)];
    const { agreedAt } = await server.data(
      agreements.saveAgreement,
      { templateId, version: '2026.2' },
      { as: member },
    );
    await server.advance(60_000);
    expect(
      (await server.data(agreements.saveAgreement, { templateId, version: '2026.2' }, { as: member }))
        .agreedAt,
    ).toBe(agreedAt);
    expect(await server.data(agreements.agreementTemplate, { templateId }, { as: member })).toMatchObject({
      agreedAt,
    });
    expect(await server.data(agreements.agreementTemplate, { templateId }, { as: other })).toMatchObject({
      agreedAt: null,
    });
  });

  it('agreeing to an older text is no consent to the newest', async () => {
    const member = await aMember(server);
    await server.data(agreements.saveAgreement, { templateId, version: '2026.1' }, { as: member });
    expect(await server.data(agreements.agreementTemplate, { templateId }, { as: member })).toMatchObject({
      version: '2026.2',
      agreedAt: null,
    });
  });

  it('a text that was never published cannot be agreed to', async () => {
    const member = await aMember(server);
    expect(
      await server.call(agreements.saveAgreement, { templateId, version: '9' }, { as: member }),
    ).toMatchObject({ code: '0', message: '协议已更新，请阅读最新版本后再同意' });
  });

  it('a version of a later day is not shown, not listed and cannot be accepted before', async () => {
    const member = await aMember(server);
    expect(await server.data(agreements.agreementTemplate, { templateId }, { as: member })).toMatchObject({
      version: '2026.2',
      title: '隐私政策',
    });
    expect((await agreementTitles(server.deps, [templateId]))([templateId])).toEqual([
      { templateId, title: '隐私政策' },
    ]);
    expect(
      await server.call(agreements.saveAgreement, { templateId, version: '2999.1' }, { as: member }),
    ).toMatchObject({ code: '0', message: '协议已更新，请阅读最新版本后再同意' });
    expect(
      await server.db.selectFrom('consents').select('version').where('user_id', '=', member.userId).execute(),
    ).toEqual([]);
  });

  it('a request cannot accept for another user, nor at another time (A19)', async () => {
    const [member, victim] = [await aMember(server), await aMember(server)];
    const extra = {
      userId: victim.userId,
      user_id: victim.userId,
      mobile: victim.mobile,
      agreedAt: '2020-01-01T00:00:00Z',
      agreed_at: '2020-01-01',
    };
    const { agreedAt } = await server.data(
      agreements.saveAgreement,
      { templateId, version: '2026.2', ...extra },
      { as: member },
    );
    expect(agreedAt > '2026').toBe(true);
    expect(
      await server.db
        .selectFrom('consents')
        .select('user_id')
        .where('user_id', 'in', [member.userId, victim.userId])
        .execute(),
    ).toEqual([{ user_id: member.userId }]);
  });
});
