import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { audit } from '#core/contract/console/audit.ts';
import type { CouponDraft } from '#core/contract/console/coupons/coupon-draft.shapes.ts';
import { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import { proposals } from '#core/contract/console/proposals.ts';
import { orders } from '#core/contract/order/orders.ts';
import { aCouponDraft } from '../../../../testing/data/a-coupon-draft.ts';
import { aGoods } from '../../../../testing/data/a-goods.ts';
import { aMember, type TestMember } from '../../../../testing/data/a-member.ts';
import {
  anOperator,
  callConsole,
  consoleData,
  type TestOperator,
} from '../../../../testing/operators/an-operator.ts';
import { testServer, type TestServer } from '../../../../testing/test-server.ts';
import { lockedTillCards } from '../../cards/till-cards.ts';
import { grantCoupon } from '../../offers/grant-coupon.ts';

let server: TestServer;
let proposer: TestOperator;
let finance: TestOperator;
beforeAll(async () => {
  server = await testServer();
  proposer = await anOperator(server, { roles: ['activities'] });
  finance = await anOperator(server, { roles: ['finance'] });
});
afterAll(() => server.stop());

const reason = '早餐季新券';
const propose = (draft: CouponDraft) =>
  callConsole(server, couponConsole.proposeCoupon, { draft, reason }, proposer);
const approve = (proposalId: string, by = finance) =>
  callConsole(server, proposals.approveProposal, { proposalId }, by);
const proposalOf = (proposalId: string) => consoleData(server, proposals.proposal, { proposalId }, finance);

/** A coupon that two persons made. */
async function made(draft: CouponDraft): Promise<string> {
  const { data, message } = await propose(draft);
  expect(message).toBe('');
  const { target } = await proposalOf(data.proposalId);
  expect((await approve(data.proposalId)).message).toBe('');
  return target;
}
async function renewed(templateId: string, draft: CouponDraft): Promise<string> {
  const { proposalId } = await consoleData(
    server,
    couponConsole.proposeCouponVersion,
    { templateId, draft, reason },
    proposer,
  );
  expect((await approve(proposalId)).message).toBe('');
  const { versions } = await consoleData(server, couponConsole.couponTemplate, { templateId }, finance);
  return versions[0]?.templateId ?? '';
}
const give = ({ userId }: TestMember, templateId: string) =>
  server.db.transaction().execute((tx) => grantCoupon(tx, { userId, templateId }, server.now()));
const skuOf = async (traits: Parameters<typeof aGoods>[1]) => `${await aGoods(server, traits)}.1`;
const priced = (as: TestMember, skuIds: readonly string[], quantity = 1) =>
  server.data(orders.previewOrder, { lines: skuIds.map((skuId) => ({ skuId, quantity })) }, { as });
const gb = 1_024;

describe('a coupon made by two persons', () => {
  it('is there when the second agreed, with every field as it was written', async () => {
    await skuOf({ coupon_types: ['cash'] });
    const draft = aCouponDraft({ title: '6元早餐券', stacking: 'any' });
    const { data } = await propose(draft);
    const proposal = await proposalOf(data.proposalId);
    expect(proposal).toMatchObject({ act: '新建优惠券', targetName: '6元早餐券', costFen: null });
    expect(proposal.changes).toContainEqual({ field: '叠加', before: '', after: '可与任意券同用' });
    const shown = () =>
      callConsole(server, couponConsole.couponTemplate, { templateId: proposal.target }, proposer);
    expect((await shown()).message).toBe('没有这张券');
    const own = await anOperator(server, { roles: ['activities', 'finance'] });
    expect((await approve(data.proposalId, proposer)).message).toBe('您的角色不能审批这类申请');
    expect((await approve(data.proposalId, own)).message).toBe('');
    expect((await shown()).data).toMatchObject({ version: 1, draft, activities: [], offers: 0 });
    const { rows } = await consoleData(
      server,
      audit.auditLog,
      { object: proposal.target },
      await anOperator(server, { roles: ['audit'] }),
    );
    expect(rows.map(({ act }) => act)).toEqual(['新建优惠券', '申请：新建优惠券']);
  });

  it('is refused in one sentence that names the field, and nothing is stored', async () => {
    await skuOf({ coupon_types: ['cash'] });
    const refused = async (fields: Partial<CouponDraft>) => (await propose(aCouponDraft(fields))).message;
    expect(await refused({ thresholdFen: 400 })).toBe('门槛不能低于面值，没有门槛填 0');
    expect(await refused({ categories: ['nowhere'] })).toBe('分类：没有 nowhere');
    expect(await refused({ goods: ['nothing'] })).toBe('商品：没有 nothing');
    expect(
      await refused({ couponType: 'wzg', face: { kind: 'percent', payPercent: 50, maxOffFen: 900 } }),
    ).toBe('适用范围：没有在售商品收这类券，请先在商品页勾选，或换范围');
    const before = await server.db.selectFrom('coupon_templates').select('template_id').execute();
    expect(before.every(({ template_id }) => template_id !== 'nothing')).toBe(true);
  });

  it('of an amount is taken off from its threshold on, for its goods alone', async () => {
    const [fits, other] = [
      await aGoods(server, { price_fen: 1_500, coupon_types: ['cash'] }),
      await skuOf({ price_fen: 9_000, coupon_types: ['cash'] }),
    ];
    const [as, templateId] = [await aMember(server), await made(aCouponDraft({ goods: [fits] }))];
    await give(as, templateId);
    const sku = `${fits}.1`;
    expect((await priced(as, [sku])).unusable).toMatchObject([{ reason: '满20元可用，还差5元' }]);
    expect((await priced(as, [sku], 2)).payableFen).toBe(2_500);
    expect((await priced(as, [other])).unusable).toMatchObject([{ reason: '商品不在券的使用范围内' }]);
  });

  it('of a share of the price takes off its maximum at most, in its categories and kinds', async () => {
    await server.db
      .insertInto('categories')
      .values({ category_id: 'breakfast', parent_id: null, name: '早餐', pic_url: 'art:coffee', sort: 1 })
      .execute();
    const sku = await skuOf({
      price_fen: 10_000,
      category_id: 'breakfast',
      kind: 'code',
      coupon_types: ['cash'],
    });
    const charge = await skuOf({
      price_fen: 10_000,
      category_id: 'breakfast',
      kind: 'charge',
      coupon_types: ['cash'],
    });
    const templateId = await made(
      aCouponDraft({
        face: { kind: 'percent', payPercent: 80, maxOffFen: 1_500 },
        categories: ['breakfast'],
        kinds: ['code'],
      }),
    );
    const as = await aMember(server);
    await give(as, templateId);
    expect((await priced(as, [sku])).payableFen).toBe(8_500);
    expect((await priced(as, [charge])).payableFen).toBe(10_000);
  });

  it('of data pays packs of its size up to its maximum', async () => {
    const pack = (flow_mb: number) => skuOf({ price_fen: 3_000, flow_mb, coupon_types: ['lllb'] });
    const [small, large] = [await pack(5 * gb), await pack(20 * gb)];
    const templateId = await made(
      aCouponDraft({
        couponType: 'lllb',
        title: '10GB流量券',
        face: { kind: 'flow', flowMb: 10 * gb, maxOffFen: 2_000 },
        thresholdFen: 0,
      }),
    );
    const as = await aMember(server);
    await give(as, templateId);
    expect((await priced(as, [small])).payableFen).toBe(1_000);
    expect((await priced(as, [large])).unusable).toMatchObject([{ reason: '仅限10GB及以下的流量包' }]);
  });

  it('stacks as it says', async () => {
    const sku = await skuOf({ price_fen: 5_000, coupon_types: ['cash', 'qyfd'] });
    const [any, bag, alone] = [
      await made(aCouponDraft({ title: '任意券', stacking: 'any' })),
      await made(aCouponDraft({ title: '福袋', couponType: 'qyfd', stacking: 'any' })),
      await made(aCouponDraft({ title: '单独券', face: { kind: 'amount', amountFen: 900 } })),
    ];
    const both = await aMember(server);
    for (const templateId of [any, bag]) await give(both, templateId);
    expect((await priced(both, [sku])).payableFen).toBe(4_000);
    const single = await aMember(server);
    for (const templateId of [any, alone]) await give(single, templateId);
    expect(await priced(single, [sku])).toMatchObject({
      payableFen: 4_100,
      unusable: [{ reason: '不能与已选的券同时使用' }],
    });
  });

  it('pays at tills where it says so, and cannot be used before its window', async () => {
    await skuOf({ coupon_types: ['cash'] });
    const day = 24 * 3_600_000;
    const from = new Date(server.now().getTime() + day);
    const window = {
      kind: 'window',
      from: from.toISOString(),
      until: new Date(from.getTime() + day).toISOString(),
    } as const;
    const [till, later] = [
      await made(aCouponDraft({ atTills: true })),
      await made(aCouponDraft({ validity: window })),
    ];
    const as = await aMember(server);
    const [code] = [await give(as, till), await give(as, later)];
    const cards = await server.db.transaction().execute((tx) => lockedTillCards(tx, as.userId, server.now()));
    expect(cards.map(({ cardCode }) => cardCode)).toEqual([code]);
    const sku = await skuOf({ price_fen: 5_000, coupon_types: ['cash'] });
    expect((await priced(as, [sku])).unusable).toContainEqual(
      expect.objectContaining({ reason: '还未到使用时间' }),
    );
  });
});

describe('a new version', () => {
  it('changes every field for later receipts, and cards that were received keep their terms', async () => {
    const sku = await skuOf({ price_fen: 5_000, coupon_types: ['cash'] });
    const draft = aCouponDraft({ title: '5元午餐券' });
    const first = await made(draft);
    const [early, late] = [await aMember(server), await aMember(server)];
    await give(early, first);
    const second = await renewed(first, {
      ...draft,
      title: '8折午餐券',
      face: { kind: 'percent', payPercent: 80, maxOffFen: 3_000 },
      thresholdFen: 4_000,
      validity: { kind: 'month' },
      stacking: 'any',
      atTills: true,
    });
    expect(second).toBe(`${first}.v2`);
    await give(late, second);
    expect([(await priced(early, [sku])).payableFen, (await priced(late, [sku])).payableFen]).toEqual([
      4_500, 4_000,
    ]);
    const detail = (templateId: string) =>
      consoleData(server, couponConsole.couponTemplate, { templateId }, finance);
    expect(await detail(first)).toMatchObject({
      draft,
      versions: [{ version: 2, payPercent: 80 }, { version: 1 }],
    });
    expect(await detail(second)).toMatchObject({
      title: '8折午餐券',
      draft: { stacking: 'any', atTills: true },
    });
  });

  it('keeps its type, says what it changes, and two of them follow each other', async () => {
    await skuOf({ coupon_types: ['cash', 'qyfd'] });
    const draft = aCouponDraft({ title: '夜宵券' });
    const templateId = await made(draft);
    const change = (fields: Partial<CouponDraft>) =>
      callConsole(
        server,
        couponConsole.proposeCouponVersion,
        { templateId, draft: { ...draft, ...fields }, reason },
        proposer,
      );
    expect((await change({ couponType: 'qyfd' })).message).toBe('类型：新版本不能换，请另建一张券');
    expect((await change({})).message).toBe('没有要修改的内容');
    const { data } = await change({ thresholdFen: 0 });
    expect((await proposalOf(data.proposalId)).changes).toEqual([
      { field: '门槛', before: '满 ¥20', after: '无门槛' },
    ]);
    expect((await change({ thresholdFen: 3_000 })).message).toBe('同一对象已有一条申请在等待审批');
    expect((await approve(data.proposalId)).message).toBe('');
    expect(await renewed(templateId, { ...draft, thresholdFen: 3_000 })).toBe(`${templateId}.v3`);
  });
});
