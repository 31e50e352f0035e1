import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { content } from '#core/contract/console/content.ts';
import type { ContentKind } from '#core/contract/console/content.shapes.ts';
import { goodsEditor } from '#core/contract/console/goods-editor.ts';
import { notices } from '#core/contract/content/notices.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { aGoods } from '../../../testing/data/a-goods.ts';
import { freshId } from '../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const reason = '内容调整';
let server: TestServer;
let editor: TestOperator;
let activities: TestOperator;
beforeAll(async () => {
  server = await testServer({ demo: true });
  editor = await anOperator(server, { roles: ['content'] });
  activities = await anOperator(server, { roles: ['activities'] });
});
afterAll(() => server.stop());

type Items = RequestOf<typeof content.saveDraft>['document']['items'];
interface Ref {
  readonly kind: ContentKind;
  readonly key: string;
}

const live = async (ref: Ref): Promise<Items> =>
  (await consoleData(server, content.contentEntity, ref, editor)).live.items;
/** Saves the items as a draft and publishes it. */
async function publish(ref: Ref, items: Items) {
  const { revisionId, edit } = await consoleData(
    server,
    content.saveDraft,
    { ...ref, document: { items } },
    editor,
  );
  return callConsole(server, content.publishRevision, { revisionId, edit, reason }, editor);
}
const idOf = (item: Items[number] | undefined): string =>
  typeof item?.['id'] === 'string' ? item['id'] : '';
const changed = (items: Items, id: string, fields: object): Items =>
  items.map((item) => (item['id'] === id ? { ...item, ...fields } : item));
const category = (name: string, id = freshId('category')) => ({
  id,
  name,
  picUrl: 'goods/gift',
  banner: [],
});

describe('the categories of goods', () => {
  const first = { kind: 'categories', key: 'all' } as const;
  const shown = async (parentId?: string) =>
    (await server.data(catalogue.categories, { ...(parentId !== undefined && { parentId }) })).list;
  const rollBack = async (ref: Ref, version: number) => {
    const { rows } = await consoleData(server, content.contentRevisions, ref, editor);
    const to = rows.find((row) => row.version === version)?.revisionId ?? '';
    return callConsole(server, content.rollBackContent, { revisionId: to, reason }, editor);
  };

  it('are renamed, given another picture and ordered, and goods are found by their new name', async () => {
    const goodsId = await aGoods(server, { name: '一号商品', category_id: 'music' });
    const before = await live(first);
    const banner = [
      { title: '听见江南', subTitle: '', buttonText: '去听', picUrl: 'goods/music', link: null },
    ];
    const music = { name: '评弹曲艺', picUrl: 'goods/music', banner };
    const rest = before.filter(({ id }) => id !== 'music');
    const items = [
      ...before.filter(({ id }) => id === 'music').map((item) => ({ ...item, ...music })),
      ...rest,
    ];
    expect((await publish(first, items)).success).toBe(true);
    expect((await shown())[0]).toMatchObject({
      categoryId: 'music',
      categoryName: '评弹曲艺',
      picUrl: 'goods/music',
      banner: banner[0],
    });
    const found = await server.data(catalogue.goodsList, { keyword: '评弹', pageSize: 50 });
    expect(found.list.map((each) => each.goodsId)).toContain(goodsId);
    expect((await rollBack(first, 1)).success).toBe(true);
    expect(await live(first)).toEqual(before);
  });

  it('are added under one of the first ones, and new goods are in them', async () => {
    const ref = { kind: 'categories', key: 'music' } as const;
    const added = category('评弹');
    expect((await publish(ref, [...(await live(ref)), added])).success).toBe(true);
    expect((await shown('music')).at(-1)).toMatchObject({ categoryId: added.id, categoryName: '评弹' });
    const made = await callConsole(
      server,
      goodsEditor.createGoods,
      { name: '评弹年票', kind: 'virtual', categoryId: added.id, reason },
      activities,
    );
    expect(made.success).toBe(true);
    const without = await publish(
      ref,
      (await live(ref)).filter(({ id }) => id !== added.id),
    );
    expect(without.message).toBe('检查没有通过：“评弹”里还有商品或下级分类，先移走再删');
    expect((await rollBack(ref, 1)).message).toBe('“评弹”里还有商品或下级分类，先移走再删');
    expect((await shown('music')).at(-1)?.categoryId).toBe(added.id);
  });

  it('are removed when nothing is in them, while goods that are made at the same time keep theirs', async () => {
    const ref = { kind: 'categories', key: 'all' } as const;
    for (let round = 0; round < 4; round += 1) {
      const added = category('临时');
      expect((await publish(ref, [...(await live(ref)), added])).success).toBe(true);
      const without = (await live(ref)).filter(({ id }) => id !== added.id);
      const [removed, made] = await Promise.all([
        publish(ref, without),
        callConsole(
          server,
          goodsEditor.createGoods,
          { name: '临时商品', kind: 'virtual', categoryId: added.id, reason },
          activities,
        ),
      ]);
      expect([removed.success, made.success].filter(Boolean)).toHaveLength(1);
      expect((await shown()).some(({ categoryId }) => categoryId === added.id)).toBe(made.success);
    }
  });

  it('of another parent are not taken over', async () => {
    const ref = { kind: 'categories', key: 'music' } as const;
    const [video] = await live({ kind: 'categories', key: 'video' });
    const taken = await publish(ref, [...(await live(ref)), category('影视', idOf(video))]);
    expect(taken.message).toBe('有分类已在别的上级分类里，请刷新页面后重试');
    expect(await live({ kind: 'categories', key: 'video' })).toContainEqual(video);
  });
});

it('the offers of a page are changed, timed and ordered', async () => {
  const ref = { kind: 'marketingPoints', key: 'officer' } as const;
  const items = await live(ref);
  const [first] = items;
  const renamed = changed(items, idOf(first), { name: '本月必领' }).toReversed();
  expect((await publish(ref, renamed)).success).toBe(true);
  const shown = await server.data(notices.marketingPoints, { pageType: 'officer' });
  expect(shown.map(({ pointName }) => pointName)).toEqual(renamed.map(({ name }) => name));
  expect(shown.at(-1)?.pointName).toBe('本月必领');
  const bad = await publish(ref, changed(renamed, idOf(first), { link: 'https://evil.example/' }));
  expect(bad.message).toMatch(/^检查没有通过：本月必领的链接不在允许的站点里/);
});

it('an announcement that is changed stays confirmed by those who confirmed it; one that is removed is gone', async () => {
  const ref = { kind: 'preheatNotices', key: 'all' } as const;
  const at = (hours: number) => new Date(server.now().getTime() + hours * 3_600_000).toISOString();
  const own = {
    id: freshId('preheat'),
    title: '年末会员周',
    picUrl: 'goods/gift',
    link: null,
    channelId: '*',
    beginsAt: at(-1),
    endsAt: at(2),
  };
  const before = await live(ref);
  expect((await publish(ref, [own, ...before])).success).toBe(true);
  const phone = { headers: { 'user-agent': 'a phone' } };
  await server.data(notices.confirmPreheatNotice, { noticeId: own.id }, phone);
  expect((await publish(ref, changed(await live(ref), own.id, { title: '年末会员月' }))).success).toBe(true);
  const shown = async () =>
    (await server.data(notices.preheatNotices, {}, phone)).find(({ noticeId }) => noticeId === own.id);
  expect(await shown()).toMatchObject({ title: '年末会员月', confirmed: 1 });
  const backwards = await callConsole(
    server,
    content.saveDraft,
    { ...ref, document: { items: [{ ...own, endsAt: at(-2) }] } },
    editor,
  );
  expect(backwards.message).toBe('第1个预热公告“年末会员周”请检查：结束');
  expect((await publish(ref, before)).success).toBe(true);
  expect(await shown()).toBeUndefined();
});

it('the steps to the mini-program are changed for all pages and for one', async () => {
  const ref = { kind: 'guideSteps', key: 'all' } as const;
  const step = {
    id: freshId('step'),
    title: '收好它',
    text: '下次从最近使用里打开',
    picUrl: 'icon/star',
    link: null,
    pageId: 'rights',
    channelId: '*',
  };
  expect((await publish(ref, [...(await live(ref)), step])).success).toBe(true);
  const titles = async (pageId: string) =>
    (await server.data(notices.miniProgramGuide, { pageId })).map(({ title }) => title);
  expect((await titles('rights')).at(-1)).toBe('收好它');
  expect(await titles('choose')).not.toContain('收好它');
});

it('the text of a page and its entries are changed; its text is never removed', async () => {
  const ref = { kind: 'pageTexts', key: 'exchangeRules' } as const;
  const items = await live(ref);
  const entry = { id: freshId('entry'), kind: 'entry', name: '客服', value: '每日8:00至22:00' };
  expect((await publish(ref, [...changed(items, 'value', { value: '兑换须知' }), entry])).success).toBe(true);
  const { value, items: entries } = await server.data(notices.config, { code: 'exchangeRules' });
  expect([value, entries.at(-1)]).toEqual(['兑换须知', { key: entry.id, name: '客服', value: entry.value }]);
  const without = await publish(
    ref,
    items.filter(({ id }) => id !== 'value'),
  );
  expect(without.message).toBe('检查没有通过：正文要有一个，不能删掉');
});
