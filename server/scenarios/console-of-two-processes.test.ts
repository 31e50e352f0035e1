import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { content } from '#core/contract/console/content.ts';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { tasks } from '#core/contract/console/operations/tasks.ts';
import { home } from '#core/contract/goods/home.ts';
import { aCouponOffer } from '../testing/data/a-coupon-offer.ts';
import { aFloor } from '../testing/data/a-floor.ts';
import { aGoods } from '../testing/data/a-goods.ts';
import { listedSubscribers } from '../testing/data/listed-subscribers.ts';
import { eventually } from '../testing/eventually.ts';
import { freshId } from '../testing/fresh.ts';
import { killableProduct } from '../testing/kills/killable-product.ts';
import { anOperator, consoleData, type TestOperator } from '../testing/operators/an-operator.ts';
import { sendCall } from '../testing/send-call.ts';

/** Pages of it have the floors of a region, as the pages of the malls have. */
const renderer = `
const page = { status: 200, pageId: 'home', title: '首页', theme: 'public', campaign: undefined, style: '', body: '', modules: ['web/main.tsx'], images: [], queryRead: ['region'] };
export const renderer = {
  firstCalls: async ({ search }) => [
    { endpoint: ${JSON.stringify(home.regionFloors)}, input: { regionCode: new URLSearchParams(search).get('region') ?? '' } },
  ],
  renderPage: async () => page,
  emptyPage: async () => page,
};`;
const product = killableProduct({ 'ssr/render-page.mjs': renderer });
const reason = '双十二调整';

it('content published and rolled back in one process is shown by the calls and documents of another', async () => {
  const { server } = product;
  const [editor, owner] = [
    await anOperator(server, { roles: ['content'] }),
    await anOperator(server, { roles: ['owner'] }),
  ];
  const key = freshId('REGION');
  const first = await aFloor(server, key, { goods: [await aGoods(server)], title: '昨天的楼层' });
  const running = product.start();
  const origin = await running.origin();
  const shown = async () => {
    const { envelope } = await sendCall(origin + environments.dev.base, home.regionFloors, {
      regionCode: key,
    });
    return envelope.data.floors.map(({ title }) => title);
  };
  const inDocument = async (): Promise<string> =>
    (await fetch(`${origin}/content/standalone-pages/rights-entrance?region=${key}`)).text();
  await eventually(inDocument, (html) => html.includes('昨天的楼层'));
  expect(await shown()).toEqual(['昨天的楼层']);

  const ref = { kind: 'floors', key } as const;
  const { live } = await consoleData(server, content.contentEntity, ref, editor);
  const draft = await consoleData(
    server,
    content.saveDraft,
    {
      ...ref,
      document: {
        items: live.items.map((item) => (item['id'] === first ? { ...item, title: '今天的楼层' } : item)),
      },
      note: '换标题',
    },
    editor,
  );
  expect(await inDocument()).not.toContain('今天的楼层');
  await consoleData(
    server,
    content.publishRevision,
    { revisionId: draft.revisionId, edit: draft.edit, reason },
    editor,
  );
  await eventually(inDocument, (html) => html.includes('今天的楼层') && !html.includes('昨天的楼层'));
  expect(await shown()).toEqual(['今天的楼层']);

  const { rows } = await consoleData(server, content.contentRevisions, ref, owner);
  const before = rows.find(({ version }) => version === 1)?.revisionId ?? '';
  await consoleData(server, content.rollBackContent, { revisionId: before, reason }, owner);
  await eventually(inDocument, (html) => html.includes('昨天的楼层') && !html.includes('今天的楼层'));
  expect(await shown()).toEqual(['昨天的楼层']);
  running.child.kill('SIGTERM');
  await running.ended;
});

describe('coupons of a list, when a process that grants them is killed', () => {
  const granted = async (templateIds: readonly string[]) => {
    const { rows } = await sql<{ cards: number; people: number; messages: number }>`
      select count(*)::integer as cards, count(distinct user_id)::integer as people,
        (select count(*)::integer from messages where source like 'grant %' and user_id in
          (select user_id from user_coupons where template_id = any(${[...templateIds]}::text[]))) as messages
      from user_coupons where template_id = any(${[...templateIds]}::text[])`.execute(product.server.db);
    return rows[0];
  };
  const start = async (numbers: readonly string[], by: TestOperator) => {
    const { server } = product;
    const { templateId } = await aCouponOffer(server, { template: { amount_fen: 100 } });
    const { taskId } = await consoleData(
      server,
      couponConsole.uploadGrantList,
      { templateId, fileName: '名单.csv', list: numbers.join('\n'), skipOwners: false },
      by,
    );
    const started = await consoleData(server, couponConsole.startGrant, { taskId, reason }, by);
    expect(started.step).toBe('running');
    return { templateId, taskId };
  };
  const done = (taskId: string, by: TestOperator) =>
    eventually(
      () => consoleData(product.server, tasks.task, { taskId }, by),
      ({ state }) => state === 'done',
    );

  it('with the cards of a portion written and nothing committed, each has exactly one', async () => {
    const { server, wire } = product;
    const operator = await anOperator(server, { roles: ['activities'] });
    const killed = product.start();
    await killed.origin();
    wire.loseAnswersTo('insert into user_coupons');
    // Until that process has taken one of the lists.
    const lists: { readonly templateId: string; readonly taskId: string }[] = [];
    await eventually(
      async () => {
        lists.push(await start(await listedSubscribers(server, 60), operator));
        return wire.unresponsive();
      },
      (held) => held > 0,
    );
    killed.child.kill('SIGKILL');
    expect(await killed.ended).toBe('SIGKILL');
    wire.resume();
    server.wakeJobs();
    for (const { taskId } of lists)
      expect(await done(taskId, operator)).toMatchObject({ finished: 60, failed: 0, spentFen: 6_000 });
    const people = lists.length * 60;
    expect(await granted(lists.map(({ templateId }) => templateId))).toEqual({
      cards: people,
      people,
      messages: people,
    });
  });

  it('in the middle of a long list, another process goes on where it was', async () => {
    const { server } = product;
    const operator = await anOperator(server, { roles: ['activities'] });
    const numbers = await listedSubscribers(server, 9_000);
    const killed = product.start();
    await killed.origin();
    const { templateId, taskId } = await start(numbers, operator);
    await eventually(
      () => consoleData(server, tasks.task, { taskId }, operator),
      ({ finished }) => finished > 0,
    );
    killed.child.kill('SIGKILL');
    await killed.ended;
    server.wakeJobs();
    expect(await done(taskId, operator)).toMatchObject({ finished: 9_000, failed: 0 });
    expect(await granted([templateId])).toEqual({ cards: 9_000, people: 9_000, messages: 9_000 });
  });
});
