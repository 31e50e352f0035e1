import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { notices } from '#core/contract/content/notices.ts';
import { aMember } from '../../../testing/data/a-member.ts';
import { freshId } from '../../../testing/fresh.ts';
import { testServer, type TestServer } from '../../../testing/test-server.ts';

const day = 24 * 3_600_000;
let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.stop());

const at = (days: number): Date => new Date(server.now().getTime() + days * day);

describe('notices', () => {
  it('are the current one and earlier ones, without unpublished ones', async () => {
    const act_num = freshId('act');
    const notice = (notice_id: string, published: number, ends: number | null, open_type = '*') => ({
      notice_id: `${act_num}.${notice_id}`,
      act_num,
      open_type,
      title: notice_id,
      content: '内容',
      published_at: at(published),
      ends_at: ends === null ? null : at(ends),
    });
    await server.db
      .insertInto('notices')
      .values([
        notice('old', -9, null),
        notice('now', -2, null),
        notice('short', -1, -0.5),
        notice('later', 1, null),
        notice('app', -1, null, 'ztyd'),
      ])
      .execute();
    const titles = async (openType?: string) => {
      const { current, history } = await server.data(notices.notice, {
        actNum: act_num,
        ...(openType && { openType }),
      });
      return [current?.title, history.map(({ title }) => title)];
    };
    expect(await titles()).toEqual(['now', ['short', 'old']]);
    expect(await titles('ztyd')).toEqual(['app', ['short', 'now', 'old']]);
    expect(await server.data(notices.notice, { actNum: 'nothing' })).toEqual({ current: null, history: [] });
  });
});

describe('a setting by its code', () => {
  it('comes with its list in order, and is refused when there is none', async () => {
    const code = freshId('code');
    await server.db.insertInto('page_configs').values({ code, value: '说明' }).execute();
    await server.db
      .insertInto('page_config_items')
      .values([
        { code, key: 'b', name: '二', value: '2', sort: 2 },
        { code, key: 'a', name: '一', value: '1', sort: 1 },
      ])
      .execute();
    expect(await server.data(notices.config, { code })).toEqual({
      code,
      value: '说明',
      items: [
        { key: 'a', name: '一', value: '1' },
        { key: 'b', name: '二', value: '2' },
      ],
    });
    expect(await server.call(notices.config, { code: 'nothing' })).toMatchObject({
      code: '0',
      message: '没有找到该配置',
    });
  });
});

describe('an activity floor', () => {
  const floor = async (content: Record<string, unknown>) => {
    const act_floor_id = freshId('floor');
    await server.db
      .insertInto('activity_floors')
      .values({ act_floor_id, begins_at: at(-1), ends_at: at(1), content: JSON.stringify(content) })
      .execute();
    return act_floor_id;
  };

  it('is read through its shape, with its times', async () => {
    const actFloorId = await floor({ title: '会员日', picUrl: 'goods/gift', rules: ['每人1件'] });
    expect(await server.data(notices.activityFloor, { actFloorId })).toMatchObject({
      actFloorId,
      title: '会员日',
      subtitle: '',
      link: '',
      rules: ['每人1件'],
    });
  });

  it('that does not fit is not shown, and the log says what is wrong', async () => {
    const actFloorId = await floor({ title: 7, picUrl: 'goods/gift' });
    expect(await server.call(notices.activityFloor, { actFloorId })).toMatchObject({
      code: '0',
      message: '活动内容正在更新，请稍后再来',
    });
    expect(
      server.logs().some((record) => record.includes(actFloorId) && record.includes('does not fit')),
    ).toBe(true);
    expect(await server.call(notices.activityFloor, { actFloorId: 'nothing' })).toMatchObject({
      code: '0',
      message: '没有找到该活动',
    });
  });
});

describe('marketing points', () => {
  it('are those of the page that are active, in their order', async () => {
    const page_type = freshId('page');
    const point = (key: string, sort: number, begins: number | null, ends: number | null) => ({
      point_id: `${page_type}.${key}`,
      page_type,
      name: key,
      pic_url: 'goods/gift',
      link: '',
      sort,
      begins_at: begins === null ? null : at(begins),
      ends_at: ends === null ? null : at(ends),
    });
    await server.db
      .insertInto('marketing_points')
      .values([
        point('second', 2, -1, 1),
        point('first', 1, null, null),
        point('over', 3, -2, -1),
        point('later', 4, 1, null),
      ])
      .execute();
    expect(
      (await server.data(notices.marketingPoints, { pageType: page_type })).map(({ pointName }) => pointName),
    ).toEqual(['first', 'second']);
    expect(await server.data(notices.marketingPoints, { pageType: 'nothing' })).toEqual([]);
  });
});

describe('preheat notices (§7, channelId C0013 by default)', () => {
  const announced = async (channel_id: string, begins = -1, ends = 1) => {
    const notice_id = freshId('preheat');
    await server.db
      .insertInto('preheat_notices')
      .values({
        notice_id,
        channel_id,
        title: notice_id,
        pic_url: 'goods/gift',
        link: '',
        begins_at: at(begins),
        ends_at: at(ends),
      })
      .execute();
    return notice_id;
  };
  const phone = { headers: { 'user-agent': 'a phone' } };

  it('are those of the channel that are active', async () => {
    const [ours, theirs, all, over, later] = [
      await announced('C0013'),
      await announced('C0009'),
      await announced('*'),
      await announced('*', -2, -1),
      await announced('*', 1, 2),
    ];
    const ids = async (channelId?: string) =>
      (await server.data(notices.preheatNotices, { ...(channelId && { channelId }) })).map(
        ({ noticeId }) => noticeId,
      );
    const [here, there] = [await ids(), await ids('C0009')];
    expect([here.includes(ours), here.includes(all), here.includes(theirs)]).toEqual([true, true, false]);
    expect([there.includes(ours), there.includes(all), there.includes(theirs)]).toEqual([false, true, true]);
    for (const hidden of [over, later]) expect(here).not.toContain(hidden);
  });

  it('are confirmed once by a subscriber, on whichever phone', async () => {
    const noticeId = await announced('*');
    const member = await aMember(server);
    const confirmed = async (as?: typeof member) =>
      (await server.data(notices.preheatNotices, {}, { ...phone, ...(as && { as }) })).find(
        (each) => each.noticeId === noticeId,
      )?.confirmed;
    expect(await confirmed(member)).toBe(0);
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, nth) =>
        server.data(
          notices.confirmPreheatNotice,
          { noticeId },
          { as: member, headers: { 'user-agent': `phone ${nth}` } },
        ),
      ),
    );
    expect(new Set(answers.map(({ confirmedAt }) => confirmedAt)).size).toBe(1);
    await server.advance(1_000);
    expect(await server.data(notices.confirmPreheatNotice, { noticeId }, { as: member })).toEqual(answers[0]);
    expect(
      await server.db
        .selectFrom('preheat_confirmations')
        .select('channel_id')
        .where('notice_id', '=', noticeId)
        .execute(),
    ).toEqual([{ channel_id: 'C0013' }]);
    expect([await confirmed(member), await confirmed(await aMember(server)), await confirmed()]).toEqual([
      1, 0, 0,
    ]);
  });

  it('are confirmed by a visitor without signing in, for this phone', async () => {
    const noticeId = await announced('*');
    const first = await server.data(notices.confirmPreheatNotice, { noticeId }, phone);
    expect(await server.data(notices.confirmPreheatNotice, { noticeId }, phone)).toEqual(first);
    const seen = async (options: typeof phone) =>
      (await server.data(notices.preheatNotices, {}, options)).find((each) => each.noticeId === noticeId)
        ?.confirmed;
    expect([await seen(phone), await seen({ headers: { 'user-agent': 'another' } })]).toEqual([1, 0]);
  });

  it('that do not exist, belong elsewhere or are to come cannot be confirmed', async () => {
    for (const noticeId of ['nothing', await announced('C0009'), await announced('*', 1, 2)])
      expect(await server.call(notices.confirmPreheatNotice, { noticeId }, phone)).toMatchObject({
        code: '0',
        message: '没有找到该公告',
      });
    expect(
      await server.db
        .selectFrom('preheat_confirmations')
        .select('notice_id')
        .where('notice_id', '=', 'nothing')
        .execute(),
    ).toEqual([]);
  });
});

describe('the guide to the mini-program', () => {
  it('has the steps for every page and for the given one, in order', async () => {
    const step = (guide_id: string, page_id: string, sort: number, channel_id = '*') => ({
      guide_id,
      page_id,
      channel_id,
      title: guide_id,
      text: '步骤',
      pic_url: 'icon/star',
      link: '',
      sort,
    });
    await server.db
      .insertInto('guide_steps')
      .values([
        step('open', '*', 2),
        step('search', '*', 1),
        step('rights', 'rights', 3),
        step('other', '*', 4, 'C0009'),
      ])
      .execute();
    const steps = async (input: { pageId?: string; channelId?: string }) =>
      (await server.data(notices.miniProgramGuide, input)).map(({ guideId }) => guideId);
    expect(await steps({})).toEqual(['search', 'open']);
    expect(await steps({ pageId: 'rights' })).toEqual(['search', 'open', 'rights']);
    expect(await steps({ channelId: 'C0009' })).toEqual(['search', 'open', 'other']);
  });
});
