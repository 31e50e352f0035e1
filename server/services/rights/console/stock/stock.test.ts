import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { rightsStock } from '#core/contract/console/rights/rights.ts';
import { claimCycle } from '#core/rules/rights/claim-cycle.ts';
import { aHolder, type TestHolder } from '../../../../testing/data/a-holder.ts';
import { aRight, type TestRight } from '../../../../testing/data/a-right.ts';
import { freshId } from '../../../../testing/fresh.ts';
import { brokenInvariants } from '../../../../testing/invariants/claim-invariants.ts';
import {
  anOperator,
  callConsole,
  codeOf,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { raced } from '../../../../testing/race-rounds.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let content: TestOperator;
let owner: TestOperator;
let months: readonly [string, string];
beforeAll(async () => {
  server = await testServer();
  content = await anOperator(server, { roles: ['content'] });
  owner = await anOperator(server, { roles: ['owner'] });
  const { cycle, next } = claimCycle(server.now());
  months = [cycle, next];
});
afterAll(() => server.stop());

const reason = '供应商追加本月份数';
const change = (rightsId: string, total: number, more: object = {}) =>
  callConsole(
    server,
    rightsStock.changeRightsStock,
    { changes: [{ rightsId, cycle: months[0], total, ...more }], reason },
    content,
  );
const claim = (holder: TestHolder) =>
  server.call(cardProduct.receiveRights, holder.claim, { as: holder.member });
const rowOf = async ({ rightsId }: TestRight, cycle = months[0]) =>
  (await consoleData(server, rightsStock.rightsStock, { keyword: rightsId, cycle }, content)).rows[0];
const limited = async (stock: number, worthFen: number | null = null) => {
  const right = await aRight(server, { stock });
  await server.db
    .updateTable('rights')
    .set({ worth_fen: worthFen })
    .where('rights_id', '=', right.rightsId)
    .execute();
  return right;
};

describe('the pieces of a month', () => {
  it('are changed at once within the limit, and a right that was gone can be claimed', async () => {
    const right = await limited(1);
    const [first, second] = [await aHolder(server, right), await aHolder(server, right)];
    expect((await claim(first)).success).toBe(true);
    expect((await claim(second)).message).toBe('本月已领完');
    expect(await rowOf(right)).toMatchObject({
      total: 1,
      left: 0,
      used: 1,
      isPlanned: true,
      perHour: expect.closeTo(0.04, 2),
      forecast: { kind: 'gone' },
    });
    expect(await change(right.rightsId, 3, { before: 1 })).toMatchObject({ data: { proposalId: null } });
    expect((await claim(second)).success).toBe(true);
    expect(await rowOf(right)).toMatchObject({ total: 3, left: 1, used: 2 });
    const { rows } = await consoleData(
      server,
      rightsStock.rightsStockMovements,
      { rightsId: right.rightsId },
      content,
    );
    expect(rows).toMatchObject([
      { pieces: 2, totalAfter: 3, leftAfter: 2, reason, by: content.name, approvedBy: null },
    ]);
    expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
  });

  it('never go below what is claimed, and are no business of rights without a limit or of other months', async () => {
    const right = await limited(5);
    await claim(await aHolder(server, right));
    await claim(await aHolder(server, right));
    expect((await change(right.rightsId, 1)).message).toBe(
      `视频会员月卡 ${months[0]}已领 2 份，总量不能少于它`,
    );
    expect((await change(right.rightsId, 9, { before: 4 })).message).toContain('刚被改为 5 份');
    expect((await change(right.rightsId, 9, { cycle: '2020-01' })).message).toContain('只能改');
    expect((await change((await aRight(server)).rightsId, 9)).message).toContain('库存不限');
    expect((await change(right.rightsId, 2)).success).toBe(true);
    expect(await rowOf(right)).toMatchObject({ total: 2, left: 0 });
  });

  it('need a second person beyond 1,000 pieces or 10,000 yuan, in one step or in several', async () => {
    const many = await limited(10);
    const { proposalId } = (await change(many.rightsId, 2_000)).data;
    expect((await rowOf(many))?.total).toBe(10);
    expect((await change(many.rightsId, 2_100)).message).toBe('同一对象已有一条申请在等待审批');
    await claim(await aHolder(server, many));
    const approve = (by: TestOperator, totp?: string) =>
      callConsole(
        server,
        proposals.approveProposal,
        { proposalId: proposalId ?? '', ...(totp && { totp }) },
        by,
      );
    expect((await approve(content)).message).toBe('您的角色不能审批这类申请');
    // A claim in between made the row of the month: the operator decided about another state.
    expect((await approve(owner)).message).toBe('对象已变化，请重新提交');

    const dear = await limited(10, 5_000);
    expect((await change(dear.rightsId, 110)).data).toEqual({ proposalId: null });
    expect((await change(dear.rightsId, 200)).data).toEqual({ proposalId: null });
    const asked = (await change(dear.rightsId, 211)).data.proposalId ?? '';
    expect(asked).not.toBe('');
    const decided = await callConsole(server, proposals.approveProposal, { proposalId: asked }, owner);
    expect(decided.success).toBe(true);
    expect((await rowOf(dear))?.total).toBe(211);
    const dearest = (await change(dear.rightsId, 1_000)).data.proposalId ?? '';
    expect(
      (await callConsole(server, proposals.approveProposal, { proposalId: dearest }, owner)).message,
    ).toBe('请输入动态码');
    const totp = codeOf(server, owner);
    expect(
      (await callConsole(server, proposals.approveProposal, { proposalId: dearest, totp }, owner)).success,
    ).toBe(true);
  });

  it('are listed by what is left, with filters, and forecast by the pace of the last day', async () => {
    const supplier = freshId('supplier');
    const rights = await Promise.all([limited(1), limited(50), limited(5_000)]);
    await server.db
      .updateTable('rights')
      .set({ supplier })
      .where(
        'rights_id',
        'in',
        rights.map(({ rightsId }) => rightsId),
      )
      .execute();
    const list = (filters: object) =>
      consoleData(server, rightsStock.rightsStock, { supplier, ...filters }, content);
    const first = await list({ limit: 2 });
    expect(first).toMatchObject({
      count: { value: 3, exact: true },
      rows: [{ left: 1 }, { left: 50, forecast: { kind: 'lasts', leftAtEnd: 50 } }],
    });
    expect((await list({ limit: 2, after: first.nextKey ?? '' })).rows).toMatchObject([{ left: 5_000 }]);
    expect((await list({ below: 51 })).rows).toHaveLength(2);
    expect((await list({ cycle: months[1] })).rows).toMatchObject([
      { left: 1, isPlanned: false, perHour: null, forecast: { kind: 'none' } },
      {},
      {},
    ]);
    const { suppliers } = await consoleData(server, rightsStock.rightsStockMonths, {}, content);
    expect(suppliers).toContain(supplier);
  });
});

describe('the next month', () => {
  it('is planned from this one, once', async () => {
    const right = await limited(4);
    await change(right.rightsId, 6);
    const plan = () => consoleData(server, rightsStock.planRightsStock, { reason }, content);
    // The rights of the other tests are planned with it, which may be more than one person may do.
    const { proposalId } = await plan();
    const totp = codeOf(server, owner, 1);
    if (proposalId !== null)
      await consoleData(server, proposals.approveProposal, { proposalId, totp }, owner);
    expect(await rowOf(right, months[1])).toMatchObject({ total: 6, left: 6, isPlanned: true });
    expect(await plan()).toEqual({ planned: 0, proposalId: null });
    expect((await consoleData(server, rightsStock.rightsStockMonths, {}, content)).unplanned).toBe(0);
  });

  it('is imported from a file that is judged first and names every wrong line', async () => {
    const [right, other] = [await limited(4), await limited(4)];
    await claim(await aHolder(server, other));
    const send = (csv: string, isConfirmed = false) =>
      consoleData(server, rightsStock.importRightsStock, { csv, isConfirmed, reason }, content);
    const head = '权益编号,月份,总量';
    const wrong = [head, 'none,2020-01,1', `unknown,${months[0]},1`, `${other.rightsId},${months[0]},0`];
    expect((await send(wrong.join('\n'), true)).faults.map(({ line, fault }) => `${line} ${fault}`)).toEqual([
      '2 月份“2020-01”不能改',
      '3 没有权益 unknown',
      '4 总量 0 少于已领的 1',
    ]);
    const csv = [head, `${right.rightsId},${months[1]},300`, `${other.rightsId},${months[0]},4`].join('\n');
    expect(await send(csv)).toMatchObject({ lines: 2, changed: 1, faults: [], isDone: false });
    expect((await rowOf(right, months[1]))?.total).toBe(4);
    expect(await send(csv, true)).toMatchObject({ changed: 1, isDone: true, proposalId: null });
    expect(await send(csv, true)).toMatchObject({ changed: 0, isDone: false });
    expect((await rowOf(right, months[1]))?.total).toBe(300);
  });
});

it(
  'claims that race changes of the pieces never get more than there are, and never less',
  { timeout: 120_000 },
  async () => {
    await raced(
      async () => {
        const right = await limited(2);
        return { right, holders: await Promise.all([1, 2, 3, 4].map(() => aHolder(server, right))) };
      },
      async ({ right, holders }) => {
        const [added, removed, ...claims] = await Promise.all([
          change(right.rightsId, 3),
          change(right.rightsId, 1),
          ...holders.map(claim),
        ]);
        const claimed = claims.filter(({ success }) => success).length;
        const row = await rowOf(right);
        expect(row?.used).toBe(claimed);
        expect(row?.left).toBe((row?.total ?? 0) - claimed);
        for (const answer of [added, removed])
          if (!answer.success) expect(answer.message).toMatch(/不能少于|没有要修改/);
        expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
      },
    );
  },
);
