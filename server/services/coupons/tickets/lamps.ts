import type { tickets } from '#core/contract/content/tickets.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import type { LampCoupon, LampItem } from '#core/contract/content/tickets.shapes.ts';
import type { Deps } from '../../../deps.ts';

type Input = InputOf<typeof tickets.lampItems>;

/** The current lines of the ticker: those for all, and those of the given plan, area and channel. */
const shownLamps = ({ db, clock }: Deps, { planId = '*', areaNum = '*', channelId }: Input) => {
  const now = clock.now();
  return db
    .selectFrom('lamps')
    .select(['lamp_id', 'text', 'pic_url', 'link'])
    .where('plan_id', 'in', ['*', planId])
    .where('area_num', 'in', ['*', areaNum])
    .where('channel_id', 'in', ['*', channelId])
    .where((e) => e.or([e('begins_at', 'is', null), e('begins_at', '<=', now)]))
    .where((e) => e.or([e('ends_at', 'is', null), e('ends_at', '>', now)]))
    .orderBy('sort')
    .orderBy('lamp_id');
};

interface LampRow {
  readonly lamp_id: string;
  readonly text: string;
  readonly pic_url: string;
  readonly link: string;
}
const itemView = ({ lamp_id, text, pic_url, link }: LampRow): LampItem => ({
  lampId: lamp_id,
  text,
  picUrl: pic_url,
  link,
});

export async function lampItems(deps: Deps, input: Input): Promise<LampItem[]> {
  return (await shownLamps(deps, input).where('coupon_id', 'is', null).execute()).map(itemView);
}

export async function lampCoupons(deps: Deps, input: Input): Promise<LampCoupon[]> {
  const rows = await shownLamps(deps, input)
    .select(['coupon_id', 'amount_fen', 'threshold_fen', 'ends_at'])
    .where('coupon_id', 'is not', null)
    .$narrowType<{ coupon_id: string; amount_fen: number; threshold_fen: number; ends_at: Date }>()
    .execute();
  return rows.map((row) => ({
    ...itemView(row),
    couponId: row.coupon_id,
    amountFen: row.amount_fen,
    thresholdFen: row.threshold_fen,
    endsAt: row.ends_at.toISOString(),
  }));
}
