import { sql } from 'kysely';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { controls } from '#core/contract/sandbox/controls.ts';
import type { PageId } from '#core/site/paths/path-of.ts';
import { demoSubscribers } from '../../demo/subscribers.ts';
import type { Deps } from '../../deps.ts';

type Samples = DataOf<typeof controls.samples>;
type Query = Readonly<Record<string, string>>;

type Fixed = readonly [query: Query, mobile?: string];
type Made = readonly [field: string, ...kinds: readonly string[]];

const gold = '13800000001';
const easyUse = '13800000003';
const plus = '13800000004';
const platinum = '13800000005';
const hangzhou = '13800000006';
const deputy = '13800000010';

/** Rows of the demo that pages show when their address names them, and whose they are. */
const fixed: Readonly<Partial<Record<PageId, Fixed>>> = {
  searchResults: [{ keyword: '咖啡' }],
  goodsDetail: [{ goodsId: 'coffee' }],
  skuDetail: [{ goodsId: 'coffee', skuId: 'coffee.1' }],
  physicalGoodsDetail: [{ goodsId: 'peach' }],
  payment: [{ skuId: 'coffee.1' }, gold],
  rightsDetail: [{ rightsId: 'watch-30.media.video' }, gold],
  receiveResult: [{ rightsId: 'platinum.media.video' }, platinum],
  messageDetails: [{ messageId: 'demo.1' }, gold],
  questionDetail: [{ questionId: 'claim-where' }],
  addressEditor: [{ id: 'U0000000001.address' }, gold],
  videoDetail: [{ videosId: 'v02' }],
  protocol: [{ templateId: 'user-service' }],
  railHallDetail: [{ hallId: 'hall-nanjing-south' }, gold],
  railSurroundings: [{ stationId: 'nanjing-south' }, gold],
  rail: [{}, gold],
  productSpotlight: [{ productId: 'watch-30' }, gold],
  productRightsRecords: [{ productId: 'watch-30', tab: 'charges' }, gold],
  serviceProvision: [{ businessId: 'flow-10' }, gold],
  beautifulOrderDetail: [{ orderId: 'U0000000001.card' }, gold],
  partnerDetail: [{ productId: 'partner-tv' }, platinum],
  partnerCard: [{ productId: 'partner-tv' }, platinum],
  mZoneShops: [{ rightsId: 'youth-circle.shop.tea' }, deputy],
  mZone: [{}, deputy],
  mZoneReceived: [{}, deputy],
  pleasedWatch: [{}, hangzhou],
  pleasedWatchRecords: [{}, hangzhou],
  plusHome: [{}, plus],
  easyUseHome: [{}, easyUse],
  choose: [{}, easyUse],
  litchiVip: [{}, easyUse],
  giftSquare: [{}, platinum],
  myOrders: [{}, gold],
  myCoupons: [{}, gold],
  myMonth: [{}, gold],
  cardCoupon: [{}, gold],
};

/** The newest row of each kind that demo subscribers made, or that all may see. */
async function newestRows({ db, clock }: Deps): Promise<ReadonlyMap<string, NewestRow>> {
  const { rows } = await sql<NewestRow & { readonly kind: string }>`
    with rows (kind, id, user_id, at) as (
      select 'order', order_no, user_id, created_at from orders
      union all select 'unpaid', order_no, user_id, created_at from orders where state = 'created'
      union all select 'visit', order_id, user_id, created_at from lounge_orders
      union all select 'charge', payment_no, user_id, created_at from till_payments
      union all select 'weekClaim', claim_id, user_id, claimed_at from claims where product_id = 'watch-7'
      union all select 'group', group_no, null, opened_at from buy_groups where state = 'open'
      union all select 'shop', shop_id, null, null::timestamptz from shops where area_num = '320100'
      union all select 'draw', session_id, null, begins_at from seckill_sessions where mode = 'draw' and begins_at <= ${clock.now()})
    select distinct on (kind) kind, id, user_id as "userId" from rows
    where user_id is null or user_id = any(${demoSubscribers.map(({ userId }) => userId)})
    order by kind, at desc, id`.execute(db);
  return new Map(rows.map(({ kind, ...row }) => [kind, row]));
}

interface NewestRow {
  readonly id: string;
  readonly userId: string | null;
}

/** The pages of rows that come into being by use: the kind of the row, and where its id stands. */
const made: Readonly<Partial<Record<PageId, Made>>> = {
  orderDetail: ['orderNo', 'order'],
  paymentResult: ['orderNo', 'order'],
  invoice: ['orderNo', 'order'],
  refundRequest: ['orderNo', 'order'],
  miniProgramPay: ['orderNo', 'unpaid', 'order'],
  groupShare: ['groupNo', 'group'],
  storeAddress: ['shopCode', 'shop'],
  drawResult: ['sessionId', 'draw'],
  railVerification: ['orderId', 'visit'],
  airportVerification: ['orderId', 'visit'],
  payCodeResult: ['paymentNo', 'charge'],
  pleasedWatchResult: ['claimId', 'weekClaim'],
};

/** For every page that shows one row: its query with the id of a row that exists, and the subscriber who may see it. */
export async function samples(deps: Deps): Promise<Samples> {
  const newest = await newestRows(deps);
  const mobileOf = (id: string | null) => demoSubscribers.find(({ userId }) => userId === id)?.mobile ?? null;
  return [
    ...(Object.entries(fixed) as [PageId, Fixed][]).map(([page, [query, mobile = null]]) => ({
      page,
      query,
      mobile,
    })),
    ...(Object.entries(made) as [PageId, Made][]).flatMap(([page, [field, ...kinds]]) => {
      const row = kinds.map((kind) => newest.get(kind)).find((found) => found !== undefined);
      return row ? [{ page, query: { [field]: row.id }, mobile: mobileOf(row.userId) }] : [];
    }),
  ];
}
