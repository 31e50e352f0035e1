import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { content } from '#core/contract/console/content.ts';
import { previews } from '#core/contract/console/previews.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { home } from '#core/contract/goods/home.ts';
import { messages } from '#core/contract/user/messages.ts';
import { session } from '#core/contract/user/session.ts';
import { aFloor } from '../../testing/data/a-floor.ts';
import { aGoods } from '../../testing/data/a-goods.ts';
import { aProduct } from '../../testing/data/a-product.ts';
import { freshId } from '../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../testing/test-server.ts';

const minute = 60_000;
let server: TestServer;
let editor: TestOperator;
beforeAll(async () => {
  server = await testServer({ demo: true });
});
afterAll(() => server.stop());
// Moved clocks end the sessions of operators.
beforeEach(async () => {
  editor = await anOperator(server, { roles: ['content'] });
});

type Shown = RequestOf<typeof previews.previewToken>;
const visitor: Shown = { level: 2, areaNum: '320500', brand: '1', host: 'others', at: null };

const tokenOf = async (shown: Partial<Shown> = {}): Promise<string> =>
  (await consoleData(server, previews.previewToken, { ...visitor, ...shown }, editor)).token;
const inPreview = (token: string) => ({ headers: { 'preview-token': token } });

type Document = RequestOf<typeof content.saveDraft>['document'];

/** A region with a floor and a draft that gives it another title. */
async function aDraft(change: Readonly<Record<string, unknown>> = { title: '草稿标题' }) {
  const key = freshId('REGION');
  const ref = { kind: 'floors', key } as const;
  await aFloor(server, key, { goods: [await aGoods(server)], title: '线上标题' });
  const { live } = await consoleData(server, content.contentEntity, ref, editor);
  const document: Document = { items: live.items.map((item) => ({ ...item, ...change }) as typeof item) };
  const draft = await consoleData(server, content.saveDraft, { ...ref, document, note: '' }, editor);
  return { ...draft, key, ref };
}
const titles = async (regionCode: string, token?: string): Promise<readonly string[]> =>
  (
    await server.data(home.regionFloors, { regionCode }, token === undefined ? {} : inPreview(token))
  ).floors.map(({ title }) => title);

describe('a preview', () => {
  it('shows the draft beside the live page, and nobody else sees it, before, meanwhile and after', async () => {
    const { key, revisionId } = await aDraft();
    const [draft, live] = [await tokenOf({ revisionIds: [revisionId] }), await tokenOf()];
    const seen = await Promise.all(
      Array.from({ length: 12 }, async (_, at) => {
        const token = [draft, live, undefined][at % 3];
        return [token === draft ? '草稿标题' : '线上标题', ...(await titles(key, token))];
      }),
    );
    for (const [expected, ...shown] of seen) expect(shown).toEqual([expected]);
    expect(await titles(key)).toEqual(['线上标题']);
    expect(
      (await consoleData(server, content.contentEntity, { kind: 'floors', key }, editor)).live.items,
    ).toMatchObject([{ title: '线上标题' }]);
  });

  it('shows floors by level, city and brand of the audience, as a subscriber who does not exist', async () => {
    const key = freshId('REGION');
    const goods = [await aGoods(server)];
    await aFloor(server, key, { goods, title: '所有人', sort: 1 });
    await aFloor(server, key, { goods, title: '铂金', sort: 2, levels: [3] });
    await aFloor(server, key, { goods, title: '校园', sort: 3, brands: ['2'] });
    await aProduct(server, { level: 3 });
    const shown = async (audience: Partial<Shown>) => titles(key, await tokenOf(audience));
    expect(await shown({ level: 3 })).toEqual(['所有人', '铂金']);
    expect(await shown({ level: 0, brand: '2' })).toEqual(['所有人', '校园']);
    expect(await shown({ level: null, brand: '2' })).toEqual(['所有人']);
    const { isLogin, userInfo } = await server.data(
      session.loginStatus,
      {},
      inPreview(await tokenOf({ level: 3, brand: '2' })),
    );
    expect([isLogin, userInfo]).toEqual([
      true,
      expect.objectContaining({ mobile: expect.stringMatching(/^199/), brandNum: '2', vipTypeLevel: 3 }),
    ]);
    const asGuest = inPreview(await tokenOf({ level: null }));
    expect((await server.data(session.loginStatus, {}, asGuest)).isLogin).toBe(false);
    expect((await server.call(messages.messages, {}, asGuest)).code).toBe('-2');
    const users = server.db.selectFrom('users').selectAll().where('user_id', 'like', 'preview%');
    expect(await users.execute()).toEqual([]);
  });

  it('shows the page of its time: what has ended by then is gone, what is scheduled is there', async () => {
    const endsAt = new Date(server.now().getTime() + 90 * minute).toISOString();
    const { key, revisionId, edit, ref } = await aDraft({ title: '限时', endsAt });
    const at = (minutes: number) => new Date(server.now().getTime() + minutes * minute).toISOString();
    const revisionIds = [revisionId];
    expect(await titles(key, await tokenOf({ revisionIds, at: at(80) }))).toEqual(['限时']);
    expect(await titles(key, await tokenOf({ revisionIds, at: at(100) }))).toEqual([]);
    const times = { publishAt: at(30), unpublishAt: at(60), reason: '限时楼层试一次' };
    await consoleData(server, content.scheduleRevision, { revisionId, edit, ...times }, editor);
    const live = async (minutes: number) => titles(key, await tokenOf({ at: at(minutes) }));
    expect([await live(10), await live(40), await live(70)]).toEqual([['线上标题'], ['限时'], ['线上标题']]);
    expect((await consoleData(server, content.contentEntity, ref, editor)).version).toBe(1);
  });

  it('ends after ten minutes, when its draft is withdrawn, and when its operator is locked', async () => {
    const { key, revisionId } = await aDraft();
    const [draft, live] = [await tokenOf({ revisionIds: [revisionId] }), await tokenOf()];
    const ended = { code: '-1', message: '预览已过期，请回到运营台重新打开' };
    const answer = (token: string) => server.call(home.regionFloors, { regionCode: key }, inPreview(token));
    await consoleData(server, content.withdrawRevision, { revisionId, reason: '不再需要' }, editor);
    expect(await answer(draft)).toMatchObject(ended);
    expect(
      (await callConsole(server, previews.previewToken, { ...visitor, revisionIds: [revisionId] }, editor))
        .message,
    ).toBe('草稿已发布或撤回，请刷新页面');
    expect((await answer(live)).success).toBe(true);
    await server.advance(10 * minute);
    expect(await answer(live)).toMatchObject(ended);
    expect(await answer('made-up')).toMatchObject(ended);
    editor = await anOperator(server, { roles: ['content'] });
    const ofLocked = await tokenOf();
    await server.db
      .updateTable('operators')
      .set({ state: 'locked' })
      .where('operator_id', '=', editor.operatorId)
      .execute();
    expect(await answer(ofLocked)).toMatchObject(ended);
  });

  it('is a row with the hash of its token, the operator and what it shows, and an entry of the log', async () => {
    const { revisionId } = await aDraft();
    const at = '2027-02-01T02:00:00.000Z';
    const owner = await anOperator(server, { roles: ['owner'] });
    const { token, origin, expiresAt } = await consoleData(
      server,
      previews.previewToken,
      { ...visitor, revisionIds: [revisionId], host: 'chat-app', at },
      owner,
    );
    const row = await server.db
      .selectFrom('preview_tokens')
      .selectAll()
      .where('operator_id', '=', owner.operatorId)
      .executeTakeFirstOrThrow();
    expect(JSON.stringify(row)).not.toContain(token);
    expect(row).toMatchObject({
      revision_ids: [revisionId],
      level: 2,
      area_num: '320500',
      brand_num: '1',
      host: 'chat-app',
      shown_at: new Date(at),
      expires_at: new Date(expiresAt),
    });
    expect([origin, row.expires_at.getTime() - row.made_at.getTime()]).toEqual(['', 10 * minute]);
    const entry = server.db
      .selectFrom('audit_log')
      .select(['act', 'operator_name', 'changes'])
      .where('object_kind', '=', 'preview')
      .where('object_key', '=', revisionId);
    expect(await entry.executeTakeFirst()).toMatchObject({ act: '打开预览', operator_name: owner.name });
    expect(JSON.stringify(await entry.execute())).not.toContain(token);
  });

  it('of a level that no product has is refused', async () => {
    const refused = await callConsole(server, previews.previewToken, { ...visitor, level: 9 }, editor);
    expect(refused.message).toBe('没有这个等级的权益产品，不能预览');
  });
});
