import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content } from '#core/contract/console/content.ts';
import { contentKinds } from '#core/contract/console/content.shapes.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { notices } from '#core/contract/content/notices.ts';
import { home } from '#core/contract/goods/home.ts';
import { aFloor } from '../../../testing/data/a-floor.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { freshId } from '../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';
import { checkedItems } from './entity.ts';
import { entityKinds } from './entity-kinds.ts';

const hour = 3_600_000;
const reason = '双十二首页调整';
let server: TestServer;
let editor: TestOperator;
let owner: TestOperator;
beforeAll(async () => {
  server = await testServer({ demo: true });
  await signIn();
});
afterAll(() => server.stop());

async function signIn(): Promise<void> {
  editor = await anOperator(server, { roles: ['content'] });
  owner = await anOperator(server, { roles: ['owner'] });
}
/** An hour ends the sessions of operators. */
async function anHourLater(): Promise<void> {
  await server.advance(hour);
  await signIn();
  server.wakeJobs();
}

type Document = RequestOf<typeof content.saveDraft>['document'];
type Item = Document['items'][number];

/** A region with two floors of goods. */
async function aRegion() {
  const key = freshId('REGION');
  const goodsId = await aGoods(server);
  const first = await aFloor(server, key, { goods: [goodsId], title: '第一层', sort: 10 });
  const second = await aFloor(server, key, { goods: [goodsId], title: '第二层', sort: 20 });
  return { ref: { kind: 'floors', key } as const, first, second, goodsId };
}
type Ref = Awaited<ReturnType<typeof aRegion>>['ref'];

const live = async (ref: Ref): Promise<Document> =>
  (await consoleData(server, content.contentEntity, ref, editor)).live;
const withTitle = (document: Document, id: string, title: string): Document => ({
  items: document.items.map((item: Item) => (item['id'] === id ? { ...item, title } : item)),
});
const draftOf = async (ref: Ref, document: Document) => {
  const { revisionId, edit, version } = await consoleData(
    server,
    content.saveDraft,
    { ...ref, document, note: '改标题' },
    editor,
  );
  return { open: { revisionId, edit }, version };
};
const shown = async ({ key }: Ref) =>
  (await server.data(home.regionFloors, { regionCode: key })).floors.map(({ title }) => title);
const versions = async (ref: Ref) =>
  (await consoleData(server, content.contentRevisions, ref, owner)).rows.map(({ version, state }) => [
    version,
    state,
  ]);
const publish = (open: { revisionId: string; edit: number }, as = editor) =>
  callConsole(server, content.publishRevision, { ...open, reason }, as);

describe('a version of floors', () => {
  it('is a draft that no page shows, is published as a whole, and is rolled back by another person', async () => {
    const { ref, first } = await aRegion();
    const { open } = await draftOf(ref, withTitle(await live(ref), first, '苏州限定'));
    expect(await shown(ref)).toEqual(['第一层', '第二层']);
    expect((await publish(open)).success).toBe(true);
    expect(await shown(ref)).toEqual(['苏州限定', '第二层']);
    expect(await versions(ref)).toEqual([
      [2, 'published'],
      [1, 'replaced'],
    ]);
    const { rows } = await consoleData(server, content.contentRevisions, ref, owner);
    const before = rows.find(({ version }) => version === 1);
    const rolled = await consoleData(
      server,
      content.rollBackContent,
      { revisionId: before?.revisionId ?? '', reason: '标题写错了' },
      owner,
    );
    expect(rolled.version).toBe(3);
    expect(await shown(ref)).toEqual(['第一层', '第二层']);
    expect(await versions(ref)).toEqual([
      [3, 'published'],
      [2, 'rolled_back'],
      [1, 'replaced'],
    ]);
    const log = await server.db
      .selectFrom('audit_log')
      .select(['act', 'changes', 'operator_name'])
      .where('object_key', '=', `floors:${ref.key}`)
      .orderBy('audit_id')
      .execute();
    const change = { field: '苏州限定 · 标题', before: '第一层', after: '苏州限定' };
    expect(log).toEqual([
      { act: '保存草稿', changes: [change], operator_name: editor.name },
      { act: '发布内容', changes: [change], operator_name: editor.name },
      {
        act: '回滚内容',
        changes: [{ field: '第一层 · 标题', before: '苏州限定', after: '第一层' }],
        operator_name: owner.name,
      },
    ]);
  });

  it('is refused when what is live has changed; taking that over keeps both changes and names what both changed', async () => {
    const { ref, first, second } = await aRegion();
    const base = await live(ref);
    const slow = await draftOf(ref, withTitle(withTitle(base, first, '慢的标题'), second, '慢的第二'));
    const fast = await draftOf(ref, withTitle(base, first, '快的标题'));
    expect((await publish(fast.open)).success).toBe(true);
    expect((await publish(slow.open)).message).toBe('线上内容已变化，请先取用线上的更新再发布');
    const seen = await consoleData(
      server,
      content.contentRevision,
      { revisionId: slow.open.revisionId },
      editor,
    );
    expect([seen.isStale, seen.conflicts]).toEqual([
      true,
      [{ field: '慢的标题 · 标题', before: '快的标题', after: '慢的标题' }],
    ]);
    await server.db.updateTable('floors').set({ is_on: false }).where('floor_id', '=', second).execute();
    const { edit } = await consoleData(server, content.rebaseDraft, slow.open, editor);
    expect((await publish({ ...slow.open, edit })).success).toBe(true);
    expect(await shown(ref)).toEqual(['慢的标题']);
  });

  it('of two that are published at once is one: the other is stale', async () => {
    const { ref, first } = await aRegion();
    const base = await live(ref);
    const drafts = [
      await draftOf(ref, withTitle(base, first, '甲的标题')),
      await draftOf(ref, withTitle(base, first, '乙的标题')),
    ];
    const answers = await Promise.all(drafts.map(({ open }) => publish(open)));
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect((await versions(ref)).filter(([, state]) => state === 'published')).toHaveLength(1);
  });

  it('is saved by one of two windows: the slower one is refused and changes nothing', async () => {
    const { ref, first } = await aRegion();
    const base = await live(ref);
    const { open } = await draftOf(ref, withTitle(base, first, '一稿'));
    const save = (title: string) =>
      callConsole(
        server,
        content.saveDraft,
        { ...ref, draft: open, document: withTitle(base, first, title) },
        editor,
      );
    const answers = await Promise.all([save('左窗口'), save('右窗口')]);
    expect(answers.filter(({ success }) => success)).toHaveLength(1);
    expect(answers.find(({ success }) => !success)?.message).toBe(
      '草稿刚被另一个窗口或同事保存过，请刷新页面后再改',
    );
  });

  it('is published and ended at its times, once however often the job runs, and its end restores what was', async () => {
    const { ref, first } = await aRegion();
    const { open } = await draftOf(ref, withTitle(await live(ref), first, '限时标题'));
    const at = (ms: number) => new Date(server.now().getTime() + ms).toISOString();
    const times = { publishAt: at(hour), unpublishAt: at(2 * hour) };
    expect(
      (await callConsole(server, content.scheduleRevision, { ...open, ...times, reason }, editor)).success,
    ).toBe(true);
    server.wakeJobs();
    expect(await shown(ref)).toEqual(['第一层', '第二层']);
    await anHourLater();
    await expect.poll(() => shown(ref)).toEqual(['限时标题', '第二层']);
    await anHourLater();
    await expect.poll(() => shown(ref)).toEqual(['第一层', '第二层']);
    expect(await versions(ref)).toEqual([
      [3, 'published'],
      [2, 'withdrawn'],
      [1, 'replaced'],
    ]);
  });

  it('whose time comes when what is live has changed goes back to a draft with the reason', async () => {
    const { ref, first, second } = await aRegion();
    const { open } = await draftOf(ref, withTitle(await live(ref), first, '定时标题'));
    const publishAt = new Date(server.now().getTime() + hour).toISOString();
    await consoleData(server, content.scheduleRevision, { ...open, publishAt, reason }, editor);
    await server.db.updateTable('floors').set({ title: '别人改的' }).where('floor_id', '=', second).execute();
    await anHourLater();
    await expect
      .poll(
        async () =>
          (await consoleData(server, content.contentRevision, { revisionId: open.revisionId }, editor))
            .revision,
      )
      .toMatchObject({ state: 'draft', fault: '到点没有发布：线上内容已变化，请先取用线上的更新再发布' });
    expect(await shown(ref)).toEqual(['第一层', '别人改的']);
  });

  it('that was right when it was planned and no longer is at its time stays a draft, and says what broke', async () => {
    const { ref, first, goodsId } = await aRegion();
    const gone = await aGoods(server);
    const document = {
      items: (await live(ref)).items.map((item: Item) =>
        item['id'] === first ? { ...item, title: '秋茶', goods: [goodsId, gone] } : item,
      ),
    };
    const { open } = await draftOf(ref, document);
    const publishAt = new Date(server.now().getTime() + hour).toISOString();
    await consoleData(server, content.scheduleRevision, { ...open, publishAt, reason }, editor);
    await server.db.deleteFrom('goods').where('goods_id', '=', gone).execute();
    await anHourLater();
    const fault = `检查没有通过：秋茶：没有商品 ${gone}`;
    await expect
      .poll(
        async () =>
          (await consoleData(server, content.contentRevision, { revisionId: open.revisionId }, editor))
            .revision,
      )
      .toMatchObject({ state: 'draft', fault: `到点没有发布：${fault}` });
    expect(await shown(ref)).toEqual(['第一层', '第二层']);
    const log = await server.db
      .selectFrom('audit_log')
      .select(['act', 'reason', 'operator_name'])
      .where('object_key', '=', `floors:${ref.key}`)
      .orderBy('audit_id', 'desc')
      .executeTakeFirst();
    expect(log).toEqual({ act: '定时没有发布', reason: fault, operator_name: null });
  });

  it('whose publication fails in the middle changes nothing and can be published again', async () => {
    const { ref, first } = await aRegion();
    const { open } = await draftOf(ref, withTitle(await live(ref), first, '会断的标题'));
    await sql`
      create function fail_publication() returns trigger language plpgsql as $$ begin
        if new.state = 'published' then raise exception 'the connection was lost'; end if; return new; end $$;
      create trigger fail_publication before update on content_revisions for each row execute function fail_publication()`.execute(
      server.db,
    );
    expect((await publish(open)).code).toBe('-1');
    expect(await shown(ref)).toEqual(['第一层', '第二层']);
    await sql`drop trigger fail_publication on content_revisions`.execute(server.db);
    expect((await publish(open)).success).toBe(true);
    expect(await shown(ref)).toEqual(['会断的标题', '第二层']);
  });

  it('is checked before it is published: goods, links, and that every level in every city sees something', async () => {
    const { ref, first, second, goodsId } = await aRegion();
    const base = await live(ref);
    const change = (fields: object): Document => ({
      items: base.items.map((item: Item) => (item['id'] === first ? { ...item, ...fields } : item)),
    });
    const results = async (document: Document) =>
      (await consoleData(server, content.checkDraft, { ...ref, document }, editor)).checks
        .filter(({ result }) => result !== 'pass')
        .map(({ result, text }) => `${result} ${text}`);
    expect(await results(base)).toEqual([]);
    expect(await results(change({ goods: ['no-such-goods', goodsId] }))).toEqual([
      'fail 第一层：没有商品 no-such-goods',
    ]);
    expect(await results(change({ link: 'https://evil.example/x' }))).toEqual([
      'fail 第一层的链接不在允许的站点里：https://evil.example/x',
    ]);
    expect(await results(change({ link: '/content/super-market/no-such-page' }))).toEqual([
      'fail 第一层的链接没有这个页面：/content/super-market/no-such-page',
    ]);
    const platinum = { items: change({ levels: [3] }).items.filter(({ id }: Item) => id !== second) };
    expect((await results(platinum))[0]).toMatch(/^fail 南京非会员、南京普通用户.*看到的页面没有楼层$/);
    const { open } = await draftOf(ref, change({ link: 'https://evil.example/x' }));
    expect((await publish(open)).message).toMatch(/^检查没有通过：第一层的链接不在允许的站点里/);
    expect(
      (
        await callConsole(
          server,
          content.saveDraft,
          { ...ref, document: withTitle(base, first, '这个标题一共超过了八个字') },
          editor,
        )
      ).message,
    ).toBe('第1个楼层“这个标题一共超过了八个字”请检查：标题');
  });

  it('with a time is shown in it alone', async () => {
    const { ref, first } = await aRegion();
    const base = await live(ref);
    const beginsAt = new Date(server.now().getTime() + hour).toISOString();
    const { open } = await draftOf(ref, {
      items: base.items.map((item: Item) => (item['id'] === first ? { ...item, beginsAt } : item)),
    });
    await publish(open);
    expect(await shown(ref)).toEqual(['第二层']);
    await anHourLater();
    expect(await shown(ref)).toEqual(['第一层', '第二层']);
  });
});

it.each(contentKinds)('everything that is live in the demo can be edited: %s', async (kind) => {
  const { rows } = await consoleData(server, content.contentEntities, { kind }, editor);
  expect(rows.length).toBeGreaterThan(0);
  for (const { key } of rows.filter((each) => !each.key.startsWith('REGION'))) {
    const { live: document } = await consoleData(server, content.contentEntity, { kind, key }, editor);
    const items = checkedItems(entityKinds[kind], document);
    await server.db.transaction().execute((tx) => entityKinds[kind].write(tx, key, items));
    expect((await consoleData(server, content.contentEntity, { kind, key }, editor)).live).toEqual(document);
    const { checks } = await consoleData(server, content.checkDraft, { kind, key, document }, editor);
    expect([key, checks.filter(({ result }) => result === 'fail')]).toEqual([key, []]);
  }
});

it('the list of regions names the cities that live floors are for alone', async () => {
  const { ref, first } = await aRegion();
  const cities = async () =>
    (await consoleData(server, content.contentEntities, { kind: 'floors' }, editor)).rows.find(
      ({ key }) => key === ref.key,
    )?.cities;
  expect(await cities()).toEqual([]);
  await server.db
    .updateTable('floors')
    .set({ areas: ['320500'] })
    .where('floor_id', '=', first)
    .execute();
  expect(await cities()).toEqual(['320500']);
});

it('a notice that was published is read by pages at once, and all that were removed come back', async () => {
  const { rows } = await consoleData(server, content.contentEntities, { kind: 'notices' }, editor);
  const key = rows[0]?.key ?? '';
  const ref = { kind: 'notices', key } as const;
  const { live: document } = await consoleData(server, content.contentEntity, ref, editor);
  const added = {
    id: freshId('notice'),
    title: '系统升级',
    content: '今晚两点到四点升级。',
    openType: '*',
    publishedAt: server.now().toISOString(),
    endsAt: null,
  };
  const draft = await consoleData(
    server,
    content.saveDraft,
    { ...ref, document: { items: [added, ...document.items] } },
    editor,
  );
  await consoleData(
    server,
    content.publishRevision,
    { revisionId: draft.revisionId, edit: draft.edit, reason },
    editor,
  );
  expect((await server.data(notices.notice, { actNum: key })).current?.title).toBe('系统升级');

  const emptied = await consoleData(server, content.saveDraft, { ...ref, document: { items: [] } }, editor);
  await consoleData(
    server,
    content.publishRevision,
    { revisionId: emptied.revisionId, edit: emptied.edit, reason },
    editor,
  );
  expect((await server.data(notices.notice, { actNum: key })).current).toBe(null);
  const { rows: versionsOfNotices } = await consoleData(server, content.contentRevisions, ref, owner);
  await consoleData(
    server,
    content.rollBackContent,
    { revisionId: versionsOfNotices[1]?.revisionId ?? '', reason },
    owner,
  );
  expect((await server.data(notices.notice, { actNum: key })).current?.title).toBe('系统升级');
});
