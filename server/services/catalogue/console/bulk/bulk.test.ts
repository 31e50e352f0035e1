import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BulkTexts } from '#core/contract/console/goods/goods-bulk.shapes.ts';
import { goodsBulk } from '#core/contract/console/goods/goods-bulk.ts';
import { goods } from '#core/contract/console/goods.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { tasks } from '#core/contract/console/operations/tasks.ts';
import { goodsFileColumns } from '#core/rules/console/goods/goods-file.ts';
import { aSellableGoods } from '../../../../testing/data/a-sellable-goods.ts';
import { eventually } from '../../../../testing/eventually.ts';
import { freshId } from '../../../../testing/fresh.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';
import { runTasksWork } from '../../../operators/tasks/run-tasks.ts';
import { importGoodsTask } from './import-task.ts';

let server: TestServer;
let editor: TestOperator;
let finance: TestOperator;
beforeAll(async () => {
  server = await testServer();
  editor = await anOperator(server, { roles: ['activities'] });
  finance = await anOperator(server, { roles: ['finance'] });
});
afterAll(() => server.stop());

const reason = '换季整理';
const detailOf = (goodsId: string) => consoleData(server, goods.goodsDetail, { goodsId }, editor);
const stateOf = async (goodsId: string) => (await detailOf(goodsId)).state;

it('ticked goods are exported alone', async () => {
  const [first, , last] = [
    await aSellableGoods(server),
    await aSellableGoods(server),
    await aSellableGoods(server),
  ];
  const { prefix, path } = goods.goodsList;
  const response = await fetch(
    `${server.origin}${server.base}${prefix}${path}/csv?goodsIds=${encodeURIComponent(`${first},${last}`)}`,
    { headers: { 'X-Requested-With': 'XMLHttpRequest', cookie: editor.cookie } },
  );
  const lines = (await response.text()).trimEnd().split('\r\n').slice(1);
  expect(new Set(lines.map((line) => line.split(',')[0]))).toEqual(new Set([first, last]));
});

describe('labels and coupons of ticked goods', () => {
  const one = async (): Promise<string> => {
    const goodsId = await aSellableGoods(server);
    await server.db
      .updateTable('goods')
      .set({ coupon_types: ['cash'] })
      .where('goods_id', '=', goodsId)
      .execute();
    return goodsId;
  };
  const two = async () => [await one(), await one()] as const;
  const texts = async (goodsId: string) => {
    const { tags, couponTypes } = (await detailOf(goodsId)).texts;
    return { tags, couponTypes };
  };
  const change = { addTags: ['会员日'], removeTags: [], couponTypes: [] };
  const propose = (input: Partial<BulkTexts> & Pick<BulkTexts, 'goodsIds'>) =>
    callConsole(server, goodsBulk.proposeBulkTexts, { ...change, ...input, reason }, editor);
  const approve = (proposalId: string, by = finance) =>
    callConsole(server, proposals.approveProposal, { proposalId }, by);

  it('are tried first, change with the agreement of a second person, and all at once', async () => {
    const goodsIds = [...(await two())];
    const [first = '', second = ''] = goodsIds;
    const before = await texts(first);
    const run = await consoleData(server, goodsBulk.tryBulkTexts, { ...change, goodsIds }, editor);
    expect(run.faults).toEqual([]);
    expect(run.changes.filter(({ field }) => field.endsWith('标签'))).toHaveLength(2);
    expect(run.effects).toContain('2 件不再能用任何券；已领的券不收回，用在别的商品上');
    expect(await texts(first)).toEqual(before);
    const { data } = await propose({ goodsIds });
    const proposal = await consoleData(server, proposals.proposal, { proposalId: data.proposalId }, finance);
    expect(proposal).toMatchObject({ act: '批量改标签和可用券', changes: run.changes, effects: run.effects });
    expect(await texts(second)).toEqual(before);
    expect((await approve(data.proposalId, editor)).success).toBe(false);
    expect((await approve(data.proposalId)).message).toBe('');
    for (const goodsId of goodsIds)
      expect(await texts(goodsId)).toEqual({ tags: [...before.tags, '会员日'], couponTypes: [] });
    const entry = await server.db
      .selectFrom('audit_log')
      .select(['act', 'operator_id', 'proposal_id'])
      .where('object_key', '=', second)
      .orderBy('audit_id', 'desc')
      .executeTakeFirst();
    expect(entry).toEqual({
      act: '修改商品',
      operator_id: finance.operatorId,
      proposal_id: data.proposalId,
    });
    expect((await propose({ goodsIds })).message).toBe('没有要修改的内容');
  });

  it('change for none when one of them cannot, or has changed since', async () => {
    const [first, second] = await two();
    await server.db
      .updateTable('goods')
      .set({ tags: ['一', '二', '三', '四', '五', '六', '七', '八'] })
      .where('goods_id', '=', second)
      .execute();
    const goodsIds = [first, second];
    const run = await consoleData(server, goodsBulk.tryBulkTexts, { ...change, goodsIds }, editor);
    expect(run.faults).toEqual([{ goodsId: second, text: '标签会有 9 个，最多 8 个' }]);
    expect((await propose({ goodsIds })).message).toBe(`${second}：标签会有 9 个，最多 8 个`);
    const { data } = await propose({ goodsIds, removeTags: ['一'] });
    await server.db
      .updateTable('goods')
      .set({ tags: ['新'] })
      .where('goods_id', '=', first)
      .execute();
    expect((await approve(data.proposalId)).message).toBe('对象已变化，请重新提交');
    expect((await texts(first)).tags).toEqual(['新']);
  });
});

describe('ticked goods', () => {
  it('are taken off sale each for itself: what one refuses changes nothing for the others', async () => {
    const [first, stopped, last] = [
      await aSellableGoods(server),
      await aSellableGoods(server),
      await aSellableGoods(server),
    ];
    await consoleData(server, goods.unlistGoods, { goodsId: stopped, reason }, editor);
    const { outcomes } = await consoleData(
      server,
      goodsBulk.bulkUnlist,
      { goodsIds: [first, stopped, 'unknown', last], reason },
      editor,
    );
    expect(outcomes).toEqual([
      { goodsId: first, result: 'done', text: '已下架' },
      { goodsId: stopped, result: 'refused', text: '这件商品已经下架' },
      { goodsId: 'unknown', result: 'refused', text: '没有这件商品' },
      { goodsId: last, result: 'done', text: '已下架' },
    ]);
    expect([await stateOf(first), await stateOf(last)]).toEqual(['stopped', 'stopped']);
    const again = await consoleData(server, goodsBulk.bulkList, { goodsIds: [first, last], reason }, editor);
    expect(again.outcomes.map(({ result }) => result)).toEqual(['proposed', 'proposed']);
    expect(await stateOf(first)).toBe('stopped');
  });

  it('get another category and limit', async () => {
    const [one, other] = [await aSellableGoods(server), await aSellableGoods(server)];
    const { outcomes } = await consoleData(
      server,
      goodsBulk.bulkEdit,
      { goodsIds: [one, other], categoryId: other, limitPerOrder: 5, reason },
      editor,
    );
    expect(outcomes.map(({ result, text }) => [result, text])).toEqual([
      ['done', '已修改'],
      ['refused', '没有要修改的内容'],
    ]);
    expect((await detailOf(one)).texts).toMatchObject({ categoryId: other, limitPerOrder: 5 });
  });
});

describe('a file of goods', () => {
  const send = (csv: string, isConfirmed: boolean) =>
    consoleData(server, goodsBulk.importGoods, { csv, fileName: '商品.csv', isConfirmed, reason }, editor);
  const file = (...lines: string[]) => [goodsFileColumns.join(','), ...lines].join('\r\n');
  const exported = async (goodsId: string) => {
    const response = await fetch(
      `${server.origin}${server.base}${goodsBulk.goodsFile.prefix}${goodsBulk.goodsFile.path}/csv?keyword=${goodsId}`,
      { headers: { cookie: editor.cookie, 'X-Requested-With': 'XMLHttpRequest' } },
    );
    return response.text();
  };
  const done = (taskId: string | null) =>
    eventually(
      async () => {
        server.wakeJobs();
        return consoleData(server, tasks.task, { taskId: taskId ?? '' }, finance);
      },
      ({ state }) => state === 'done',
    );
  const newLine = (goodsId: string, categoryId: string, name = '茉莉花茶') =>
    `${goodsId},${name},实物,${categoryId},,,,,,,,一罐,20,,,,5`;

  it('that was exported changes nothing when it is imported', async () => {
    const goodsId = await aSellableGoods(server, {
      name: '=茶，"特级",明前',
      tags: ['会员价', '包邮'],
      areas: ['320500', '320100'],
      member_price_fen: 1_800,
      original_price_fen: 4_000,
      more: [{ name: '大杯', price_fen: 3_050 }],
    });
    const csv = await exported(goodsId);
    expect(csv.split('\r\n').filter((line) => line !== '')).toHaveLength(3);
    expect(await send(csv, true)).toEqual({
      goods: 1,
      created: 0,
      changed: 0,
      faults: [],
      reasons: [],
      taskId: null,
    });
  });

  it('with wrong lines is refused with each of them, and writes nothing', async () => {
    const goodsId = await aSellableGoods(server);
    const fresh = freshId('new');
    const { faults, taskId } = await send(
      file(
        newLine(fresh, goodsId),
        newLine(freshId('new'), 'no-such-category'),
        `${goodsId},茶,实物,${goodsId},,,,,,,no-such-sku,一罐,20,,,,`,
        `${freshId('new')},茉莉花茶,实物,${goodsId},,,,,,,,一罐,二十,,,,`,
      ),
      true,
    );
    expect(taskId).toBeNull();
    expect(faults.map(({ line, fault }) => [line, fault])).toEqual([
      [3, '没有分类 no-such-category'],
      [4, '名称“茶”太短'],
      [4, '类型不能改'],
      [4, '这件商品没有在售的规格 no-such-sku'],
      [5, '售价“二十”不是金额'],
      [5, '价格必须大于 0'],
    ]);
    expect((await callConsole(server, goods.goodsDetail, { goodsId: fresh }, editor)).success).toBe(false);
  });

  it('makes drafts, changes texts, and leaves prices above the limit to a second person', async () => {
    const goodsId = await aSellableGoods(server, { member_price_fen: null });
    const fresh = freshId('new');
    const csv = (await exported(goodsId)).replace('咖啡券', '美式咖啡').replace('20.00', '15.00');
    const lines = `${csv.trimEnd()}\r\n${newLine(fresh, goodsId)}`;
    const tried = await send(lines, false);
    expect(tried).toMatchObject({ created: 1, changed: 1, faults: [], taskId: null });
    expect(tried.reasons[0]).toContain('售价降幅 25%，超过 5%');
    const { taskId } = await send(lines, true);
    expect(await done(taskId)).toMatchObject({ total: 2, finished: 2, failed: 0 });
    expect(await detailOf(goodsId)).toMatchObject({
      texts: { name: '美式咖啡' },
      skus: [{ priceFen: 2_000 }],
      waiting: [{ kind: 'goods.price' }],
    });
    expect(await detailOf(fresh)).toMatchObject({
      state: 'draft',
      texts: { name: '茉莉花茶' },
      skus: [{ skuId: `${fresh}.1`, priceFen: 2_000, stockLeft: 5 }],
    });
    const [waiting] = (await detailOf(goodsId)).waiting;
    await consoleData(server, proposals.approveProposal, { proposalId: waiting?.proposalId ?? '' }, finance);
    expect((await detailOf(goodsId)).skus[0]?.priceFen).toBe(1_500);
  });

  it('does not overwrite what an editor changed after it was read', async () => {
    const goodsId = await aSellableGoods(server);
    const csv = (await exported(goodsId)).replace('咖啡券', '美式咖啡');
    const { texts } = await detailOf(goodsId);
    const [{ taskId }, saved] = await Promise.all([
      send(csv, true),
      callConsole(
        server,
        goods.saveGoods,
        { goodsId, before: texts, texts: { ...texts, name: '手冲咖啡' }, reason },
        editor,
      ),
    ]);
    const { failed } = await done(taskId);
    const { name } = (await detailOf(goodsId)).texts;
    // One of them was first, and the other is told.
    expect([failed === 0, saved.success, name]).toEqual(
      failed === 0 ? [true, saved.success, '美式咖啡'] : [false, true, '手冲咖啡'],
    );
    if (failed === 0) expect(saved.success).toBe(false);
  });

  it('is written exactly once when the process ends in the middle', async () => {
    const categoryId = await aSellableGoods(server);
    const ids = Array.from({ length: 5 }, () => freshId('new'));
    const { taskId } = await send(file(...ids.map((id) => newLine(id, categoryId))), true);
    // The connection ends after the goods are written and before the commit, as with kill -9.
    const killed = runTasksWork(server.deps, [
      {
        ...importGoodsTask,
        run: async (tx, ...portion) => {
          const outcomes = await importGoodsTask.run(tx, ...portion);
          await sql`select pg_terminate_backend(pg_backend_pid())`.execute(tx);
          return outcomes;
        },
      },
    ]);
    await killed.run().catch(() => undefined);
    expect(await done(taskId)).toMatchObject({ total: 5, finished: 5, failed: 0 });
    const { rows } = await sql<{ made: number }>`
      select count(*)::integer as made from audit_log where act = '导入商品' and object_key = any(${ids}::text[])`.execute(
      server.db,
    );
    expect(rows[0]?.made).toBe(5);
    const { rows: lines } = await consoleData(
      server,
      tasks.taskLines,
      { taskId: taskId ?? '', limit: 1 },
      finance,
    );
    expect(lines).toEqual([{ lineNo: 2, content: ids[0], state: 'done', reason: '' }]);
  });
});
