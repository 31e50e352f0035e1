import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { myMonth } from '#core/contract/content/my-month.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { rightsProducts } from '#core/contract/console/rights/rights.ts';
import type { RequestOf } from '#core/contract/endpoint.ts';
import { aHolder, type TestHolder } from '../../../../testing/data/a-holder.ts';
import { aRight, type TestRight } from '../../../../testing/data/a-right.ts';
import { freshId } from '../../../../testing/fresh.ts';
import { raced } from '../../../../testing/race-rounds.ts';
import { brokenInvariants } from '../../../../testing/invariants/claim-invariants.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';

let server: TestServer;
let content: TestOperator;
let owner: TestOperator;
beforeAll(async () => {
  server = await testServer();
  content = await anOperator(server, { roles: ['content'] });
  owner = await anOperator(server, { roles: ['owner'] });
});
afterAll(() => server.stop());

const reason = '供应商调整合作条件';
const detail = (productId: string) =>
  consoleData(server, rightsProducts.rightsProduct, { productId }, content);
type Changes = Partial<RequestOf<typeof rightsProducts.proposeRightsProduct>>;
const tryChanges = async (productId: string, changes: Changes) =>
  callConsole(
    server,
    rightsProducts.tryRightsProduct,
    { productId, version: (await detail(productId)).version, ...changes },
    content,
  );
const proposeChanges = async (productId: string, changes: Changes) =>
  callConsole(
    server,
    rightsProducts.proposeRightsProduct,
    { productId, version: (await detail(productId)).version, reason, ...changes },
    content,
  );
const approve = (proposalId: string, by: TestOperator = owner) =>
  callConsole(server, proposals.approveProposal, { proposalId }, by);
const claim = (holder: TestHolder, right: TestRight) =>
  server.call(cardProduct.receiveRights, { ...holder.claim, ...right }, { as: holder.member });
const month = async (holder: TestHolder) =>
  (await server.data(myMonth.monthRights, {}, { as: holder.member })).groupList;

describe('a product', () => {
  it('shows its groups, rights and pieces, and is found by family, supplier, state and name', async () => {
    const right = await aRight(server, { stock: 5, family: 'partner' });
    const supplier = freshId('supplier');
    await server.db.updateTable('rights').set({ supplier }).where('rights_id', '=', right.rightsId).execute();
    const list = (filters: object) =>
      consoleData(server, rightsProducts.rightsProducts, { supplier, ...filters }, content);
    expect(await list({})).toMatchObject({
      nextKey: null,
      count: { value: 1, exact: true },
      rows: [
        {
          productId: right.productId,
          family: 'partner',
          groups: ['影音会员 1 选 1'],
          suppliers: [supplier],
          state: 'open',
          stock: { total: 5, left: 5 },
          isWaiting: false,
        },
      ],
    });
    expect((await list({ family: 'dq' })).rows).toEqual([]);
    expect((await list({ state: 'short' })).rows).toEqual([]);
    await server.db
      .insertInto('rights_stock')
      .values({
        rights_id: right.rightsId,
        cycle: server.now().toISOString().slice(0, 7),
        total: 5,
        remaining: 0,
      })
      .execute();
    expect((await list({ state: 'short', keyword: right.productId })).rows).toMatchObject([
      { stock: { total: 5, left: 0 } },
    ]);
  });

  it('is listed page by page', async () => {
    const supplier = freshId('supplier');
    for (let each = 0; each < 3; each += 1) {
      const { rightsId } = await aRight(server);
      await server.db.updateTable('rights').set({ supplier }).where('rights_id', '=', rightsId).execute();
    }
    const first = await consoleData(server, rightsProducts.rightsProducts, { supplier, limit: 2 }, content);
    const next = await consoleData(
      server,
      rightsProducts.rightsProducts,
      { supplier, limit: 2, after: first.nextKey ?? '' },
      content,
    );
    expect(new Set([...first.rows, ...next.rows].map(({ productId }) => productId)).size).toBe(3);
    expect(next).toMatchObject({ nextKey: null, count: null });
  });
});

describe('a choose count', () => {
  it('is changed by two persons, and a subscriber chooses more at once', async () => {
    const right = await aRight(server);
    const beside = await aRight(server, { beside: right });
    const holder = await aHolder(server, right);
    expect(await claim(holder, right)).toMatchObject({ success: true });
    expect(await month(holder)).toMatchObject([{ chooseCount: 1, chosenCount: 1 }]);
    const changes = { groups: [{ groupId: right.groupId, chooseCount: 2 }] };
    expect((await tryChanges(right.productId, changes)).data).toEqual({
      changes: [{ field: '影音会员 可选', before: '1 项', after: '2 项' }],
      effects: ['1 位用户有这个产品', '影音会员：用户本月还能多选 1 项，同意后立即可领'],
    });
    const { proposalId } = (await proposeChanges(right.productId, changes)).data;
    expect((await detail(right.productId)).waiting).toMatchObject([{ proposalId, act: '修改权益产品' }]);
    expect((await approve(proposalId, content)).message).toBe('您的角色不能审批这类申请');
    expect((await claim(holder, beside)).success).toBe(false);
    expect((await approve(proposalId)).success).toBe(true);
    expect(await month(holder)).toMatchObject([{ chooseCount: 2, chosenCount: 1 }]);
    expect((await claim(holder, beside)).success).toBe(true);
    expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
  });

  it('that becomes smaller keeps what was claimed, and says how many claimed more', async () => {
    const right = await aRight(server, { choose: 2 });
    const beside = await aRight(server, { beside: right });
    const [both, one] = [await aHolder(server, right), await aHolder(server, right)];
    await claim(both, right);
    await claim(both, beside);
    await claim(one, right);
    const changes = { groups: [{ groupId: right.groupId, chooseCount: 1 }] };
    expect((await tryChanges(right.productId, changes)).data.effects).toEqual([
      '2 位用户有这个产品',
      '影音会员：本月已有 1 位用户选了超过 1 项，选过的都保留，本月不能再选',
    ]);
    await approve((await proposeChanges(right.productId, changes)).data.proposalId);
    expect(await month(both)).toMatchObject([{ chooseCount: 1, chosenCount: 2 }]);
    expect((await claim(one, beside)).message).toContain('已选满1项');
    expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
  });

  it('that changed after it was proposed is refused, and so is an old page', async () => {
    const right = await aRight(server);
    await aRight(server, { beside: right });
    const { version } = await detail(right.productId);
    const changes = { groups: [{ groupId: right.groupId, chooseCount: 2 }] };
    const { proposalId } = (await proposeChanges(right.productId, changes)).data;
    await server.db
      .updateTable('rights')
      .set({ min_level: 3 })
      .where('rights_id', '=', right.rightsId)
      .execute();
    const old = { productId: right.productId, version, reason, ...changes };
    expect((await callConsole(server, rightsProducts.proposeRightsProduct, old, content)).message).toBe(
      '这个产品刚被改过，请刷新后重新提交',
    );
    expect((await approve(proposalId)).success).toBe(false);
    expect((await detail(right.productId)).groups[0]?.chooseCount).toBe(1);
  });

  it('beyond the rights of its group is refused', async () => {
    const right = await aRight(server);
    const refused = await proposeChanges(right.productId, {
      groups: [{ groupId: right.groupId, chooseCount: 2 }],
    });
    expect(refused.message).toBe('影音会员只有 1 项权益，不能选 2 项');
    const same = await proposeChanges(right.productId, {
      groups: [{ groupId: right.groupId, chooseCount: 1 }],
    });
    expect(same.message).toBe('没有要修改的内容');
  });
});

describe('a right', () => {
  it('taken out stays with those who claimed it and disappears for the others; one like another is added', async () => {
    const right = await aRight(server, { choose: 1 });
    const beside = await aRight(server, { beside: right, stock: 7 });
    const other = await aRight(server, { stock: 9, minLevel: 0 });
    const [claimed, open] = [await aHolder(server, right), await aHolder(server, right)];
    await claim(claimed, right);
    const changes = {
      removed: [right.rightsId],
      added: [{ groupId: right.groupId, likeRightsId: other.rightsId }],
      rights: [
        {
          rightsId: beside.rightsId,
          supplier: 'coffee-chain',
          opensOnDay: null,
          opensAtHour: null,
          minLevel: 2,
          monthlyStock: 8,
        },
      ],
    };
    const { proposalId } = (await proposeChanges(right.productId, changes)).data;
    expect((await consoleData(server, proposals.proposal, { proposalId }, owner)).effects).toContain(
      '视频会员月卡：本月已领的 1 份照常发放和查看，没领的用户不再看到',
    );
    expect((await approve(proposalId)).success).toBe(true);
    const ids = async (holder: TestHolder) =>
      (await month(holder)).flatMap(({ rightsList }) => rightsList.map(({ rightsId }) => rightsId));
    expect(await ids(claimed)).toContain(right.rightsId);
    expect(await ids(open)).not.toContain(right.rightsId);
    expect((await ids(open)).length).toBe(2);
    expect((await claim(open, right)).message).toContain('领取时间已结束');
    const after = await detail(right.productId);
    expect(after.groups[0]).toMatchObject({
      rights: [
        { rightsId: beside.rightsId, supplier: 'coffee-chain', minLevel: 2, monthlyStock: 8 },
        { monthlyStock: 9, stock: { total: 9, left: 9 } },
      ],
      removed: [{ rightsId: right.rightsId }],
    });
    const added = after.groups[0]?.rights[1]?.rightsId ?? '';
    expect((await claim(open, { ...right, rightsId: added })).success).toBe(true);
    expect(await brokenInvariants(server.db, right.productId)).toEqual([]);
  });
});

it('the preview shows the month by the rule of the phone, with changes that are not approved', async () => {
  const right = await aRight(server, { stock: 0 });
  const beside = await aRight(server, { beside: right, minLevel: 3 });
  await server.db.updateTable('rights').set({ sort: 2 }).where('rights_id', '=', beside.rightsId).execute();
  const preview = (input: object) =>
    consoleData(server, rightsProducts.previewMonth, { productId: right.productId, ...input }, content);
  const holder = await aHolder(server, right);
  const [shown] = await month(holder);
  const [previewed] = (await preview({})).groups;
  const said = (group: typeof shown) =>
    group?.rightsList.map(({ rightsId, recvStatus, recvReason, recvBtnType }) => ({
      rightsId,
      recvStatus,
      recvReason,
      recvBtnType,
    }));
  expect(said(previewed)).toEqual(said(shown));
  expect(previewed).toMatchObject({ chooseCount: 1, totalCount: shown?.totalCount });
  const changed = (
    await preview({
      level: 3,
      groups: [{ groupId: right.groupId, chooseCount: 2 }],
      added: [{ groupId: right.groupId, likeRightsId: beside.rightsId }],
    })
  ).groups[0];
  expect(changed).toMatchObject({
    chooseCount: 2,
    rightsList: [
      { recvReason: '本月已领完' },
      { rightsId: beside.rightsId, recvStatus: 0 },
      { recvStatus: 0 },
    ],
  });
});

it(
  'claims that race the approval see the old count or the new one, and never more',
  { timeout: 120_000 },
  async () => {
    await raced(
      async () => {
        const right = await aRight(server, { choose: 2 });
        const others = await Promise.all([1, 2].map(() => aRight(server, { beside: right, stock: 3 })));
        const holders = await Promise.all([1, 2, 3].map(() => aHolder(server, right)));
        const isSmaller = Math.random() < 0.5;
        const { proposalId } = (
          await proposeChanges(right.productId, {
            groups: [{ groupId: right.groupId, chooseCount: isSmaller ? 1 : 3 }],
          })
        ).data;
        return { rights: [right, ...others], holders, proposalId, chooseCount: isSmaller ? 1 : 3 };
      },
      async ({ rights, holders, proposalId, chooseCount }) => {
        const [approved, ...claims] = await Promise.all([
          approve(proposalId),
          ...holders.map(async (holder) => {
            const answers = [];
            for (const right of rights) answers.push((await claim(holder, right)).success);
            return answers.filter(Boolean).length;
          }),
        ]);
        expect(approved.success).toBe(true);
        // Of three rights a subscriber gets what the old count or the new one allows.
        const allowed = chooseCount === 1 ? [1, 2] : [2, 3];
        for (const claimed of claims) expect(allowed).toContain(claimed);
        expect(await brokenInvariants(server.db, rights[0]?.productId)).toEqual([]);
        const late = await aHolder(server, rights[0] ?? { productId: '', groupId: '', rightsId: '' });
        const [group] = await month(late);
        expect(group?.chooseCount).toBe(chooseCount);
      },
    );
  },
);
