import { sql, type Selectable } from 'kysely';
import type { couponConsole } from '#core/contract/console/coupons/coupons.ts';
import type { CouponTemplateDetail } from '#core/contract/console/coupons/coupons.shapes.ts';
import type { DataOf, InputOf } from '#core/contract/endpoint.ts';
import { validText } from '#core/rules/coupons/coupon-offer.ts';
import type { Db } from '../../../../db/database.ts';
import { keysetPage, rowsFor } from '../../../../db/keyset-page.ts';
import type { CouponTemplates } from '../../../../db/schema/coupons.ts';
import { NotFound } from '../../../../http/refusal.ts';
import { validityOf } from '../../offers/card-times.ts';
import { offerView } from '../activities/offer-view.ts';
import { waitingActsOf } from '../activities/waiting-acts.ts';
import { scopeNames } from './check-draft.ts';
import { draftOf } from './template-draft.ts';
import { couponVersion } from './template-kinds.ts';
import { cardFigures, type CardFigures } from './card-figures.ts';

const isLatest = sql<boolean>`not exists (select from coupon_templates n
  where n.family_id = coalesce(coupon_templates.family_id, coupon_templates.template_id) and n.version > coupon_templates.version)`;
const offersOn = (now: Date) =>
  sql<number>`(select count(*)::integer from coupon_offers o join coupon_activities a using (activity_id)
    where o.template_id = coupon_templates.template_id and a.is_on and a.begins_at <= ${now} and a.ends_at > ${now})`.as(
    'offers',
  );

type Row = Selectable<CouponTemplates> & { readonly offers: number };
const face = (
  row: Pick<Row, 'amount_fen' | 'pay_percent' | 'flow_mb' | 'max_off_fen' | 'threshold_fen'>,
) => ({
  amountFen: row.amount_fen,
  payPercent: row.pay_percent,
  flowMb: row.flow_mb,
  maxOffFen: row.max_off_fen,
  thresholdFen: row.threshold_fen,
});
const shown = (row: Row, { granted, used }: CardFigures) => ({
  templateId: row.template_id,
  version: row.version,
  title: row.title,
  couponType: row.coupon_type,
  ...face(row),
  scopeText: row.scope_text,
  validDays: row.valid_days,
  validUntil: row.valid_until?.toISOString() ?? null,
  granted,
  used,
  offers: row.offers,
});

/** The latest version of each coupon, by its id. */
export async function couponTemplateList(
  db: Db,
  { search, after, limit }: InputOf<typeof couponConsole.couponTemplates>,
  now: Date,
): Promise<DataOf<typeof couponConsole.couponTemplates>> {
  const matching = () => {
    const latest = db.selectFrom('coupon_templates').where(isLatest);
    return search === undefined
      ? latest
      : latest.where('title', 'ilike', `%${search.replace(/[\\%_]/g, '\\$&')}%`);
  };
  let rows = matching().selectAll().select(offersOn(now)).orderBy('template_id').limit(rowsFor(limit));
  if (after !== undefined) rows = rows.where('template_id', '>', after);
  const { page, nextKey, count } = await keysetPage(await rows.execute(), limit, {
    keyOf: ({ template_id }) => template_id,
    counted: () => matching().select('template_id'),
    db,
    after,
  });
  const figures = await cardFigures(
    db,
    page.map(({ template_id }) => template_id),
  );
  return { nextKey, count, rows: page.map((row) => shown(row, figures(row.template_id))) };
}

export async function couponTemplateDetail(
  db: Db,
  templateId: string,
  now: Date,
): Promise<CouponTemplateDetail> {
  const row = await db
    .selectFrom('coupon_templates')
    .selectAll()
    .select(offersOn(now))
    .where('template_id', '=', templateId)
    .executeTakeFirst();
  if (!row) throw new NotFound('没有这张券');
  const familyId = row.family_id ?? row.template_id;
  const draft = draftOf(row);
  const [figures, names, versions, activities, waiting] = await Promise.all([
    cardFigures(db, [templateId]),
    scopeNames(db, draft),
    db
      .selectFrom('coupon_templates')
      .select([
        'template_id',
        'version',
        'amount_fen',
        'pay_percent',
        'flow_mb',
        'max_off_fen',
        'threshold_fen',
      ])
      .where((e) => e.or([e('template_id', '=', familyId), e('family_id', '=', familyId)]))
      .orderBy('version', 'desc')
      .execute(),
    db
      .selectFrom('coupon_offers as o')
      .innerJoin('coupon_activities as a', 'a.activity_id', 'o.activity_id')
      .select(['a.activity_id', 'a.title', 'a.is_on', 'a.begins_at', 'a.ends_at', 'a.budget_fen'])
      .select(['a.spent_fen', 'o.stock', 'o.taken'])
      .where('o.template_id', '=', templateId)
      .orderBy('a.ends_at', 'desc')
      .orderBy('a.activity_id')
      .limit(20)
      .execute(),
    db
      .selectFrom('proposals')
      .select('kind')
      .where('kind', '=', couponVersion.kind)
      .where('target', '=', familyId)
      .where('state', '=', 'waiting')
      .where('ends_at', '>', now)
      .executeTakeFirst(),
  ]);
  const waitingActs = await waitingActsOf(
    db,
    activities.map(({ activity_id }) => activity_id),
    now,
  );
  return {
    ...shown(row, figures(templateId)),
    validText: validText(validityOf(row)),
    draft,
    names: Object.fromEntries(names),
    isForCompensation: row.for_compensation,
    versions: versions.map((each) => ({
      templateId: each.template_id,
      version: each.version,
      ...face(each),
    })),
    activities: activities.map((each) => ({
      ...offerView(each),
      waitingActs: waitingActs(each.activity_id),
    })),
    waitingAct: waiting ? couponVersion.act : null,
  };
}
