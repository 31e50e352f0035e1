import { sql } from 'kysely';
import type { CouponType } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { CouponTab } from '#core/contract/goods/coupons.shapes.ts';
import type { CouponScope } from '#core/rules/coupons/coupon-scope.ts';
import type { Db } from '../../../db/database.ts';
import { paged, type Page, type PageInput } from '../../../db/paged.ts';
import { cardStatusOf, type CardStatus } from './card-counts.ts';

/** A held card with the columns of its template. */
export interface CardRow {
  readonly card_code: string;
  readonly coupon_type: string;
  readonly state: string;
  /** A payment at a till holds it. */
  readonly is_at_till: boolean;
  readonly amount_fen: number;
  readonly title: string;
  readonly begins_at: Date;
  readonly expires_at: Date;
  readonly template_id: string | null;
  readonly pay_percent: number | null;
  readonly max_off_fen: number | null;
  readonly flow_mb: number | null;
  readonly threshold_fen: number | null;
  readonly scope_text: string | null;
  readonly categories: string[] | null;
  readonly goods: string[] | null;
  readonly kinds: string[] | null;
}

interface CardInput {
  readonly userId: string;
  readonly now: Date;
  /** This card; absent for any card of the type. */
  readonly cardCode?: string | undefined;
  readonly couponType: CouponType;
}

/** The subscriber's own valid card, of several the one that expires first. Another user's card is not found. */
export const cardToUse = (
  db: Db,
  { userId, now, cardCode, couponType }: CardInput,
): Promise<CardRow | undefined> =>
  cardsOf(db, userId, now)
    .where('c.begins_at', '<=', now)
    .where((e) =>
      cardCode === undefined ? e('c.coupon_type', '=', couponType) : e('c.card_code', '=', cardCode),
    )
    .limit(1)
    .executeTakeFirst();

/** The subscriber's cards that are not used or expired, those not yet valid included. */
export const ownedCards = (db: Db, userId: string, now: Date): Promise<CardRow[]> =>
  cardsOf(db, userId, now).execute();

const cardsOf = (db: Db, userId: string, now: Date) =>
  cardsWithTerms(db, userId)
    .where('c.state', '=', 'usable')
    .where('c.expires_at', '>', now)
    .orderBy('c.expires_at')
    .orderBy('c.amount_fen', 'desc')
    .orderBy('c.card_code');

/** Cards by their codes, of whichever subscriber: for cards that were just claimed. */
export const cardsByCode = (db: Db, codes: readonly string[]): Promise<CardRow[]> =>
  codes.length === 0
    ? Promise.resolve([])
    : allCards(db)
        .where(sql<boolean>`c.card_code = any(${codes}::text[])`)
        .execute();

const cardsWithTerms = (db: Db, userId: string) => allCards(db).where('c.user_id', '=', userId);

const allCards = (db: Db) =>
  db
    .selectFrom('user_coupons as c')
    .leftJoin('coupon_templates as t', 't.template_id', 'c.template_id')
    .select([
      'c.card_code',
      'c.coupon_type',
      'c.state',
      'c.amount_fen',
      'c.title',
      'c.begins_at',
      'c.expires_at',
      'c.template_id',
    ])
    .select((e) =>
      e
        .exists(
          e
            .selectFrom('till_payments as p')
            .select('p.payment_no')
            .whereRef('p.card_code', '=', 'c.card_code')
            .where('p.state', '=', 'paying'),
        )
        .$castTo<boolean>()
        .as('is_at_till'),
    )
    .select([
      't.pay_percent',
      't.max_off_fen',
      't.flow_mb',
      't.threshold_fen',
      't.scope_text',
      't.categories',
      't.goods',
      't.kinds',
    ]);

interface CardsInput {
  readonly userId: string;
  readonly now: Date;
  readonly tab: CouponTab;
  readonly couponType?: CouponType | undefined;
  /** These cards only. */
  readonly cardCodes?: readonly string[] | undefined;
  /** Cards alike as one. */
  readonly stacked?: boolean | undefined;
}

/** A card, or the first of those alike with their number. */
type ListedCard = CardRow & { readonly alike: number };

/** One page of a tab: usable cards by expiry with the reserved ones last, the others latest first. */
export const cardPage = (
  db: Db,
  { userId, now, tab, couponType, cardCodes, stacked = false }: CardsInput,
  page: PageInput,
): Promise<Page<ListedCard>> => {
  const statuses: readonly CardStatus[] = tab === 'usable' ? ['usable', 'reserved'] : [tab];
  const inTab = sql<boolean>`${cardStatusOf(now)} = any(${statuses}::text[])`;
  const ofType = sql<boolean>`(${couponType ?? null}::text is null or c.coupon_type = ${couponType ?? null})`;
  const ofThese = sql<boolean>`(${cardCodes ?? null}::text[] is null or c.card_code = any(${cardCodes ?? null}::text[]))`;
  const stack = stacked ? sql`partition by ${alike(now)}` : sql`partition by c.card_code`;
  const listed = cardsWithTerms(db, userId)
    .select(sql<number>`(count(*) over (${stack}))::integer`.as('alike'))
    .select(sql<number>`row_number() over (${stack} order by c.expires_at, c.card_code)`.as('place'))
    .where(inTab)
    .where(ofType)
    .where(ofThese);
  return paged(
    page,
    db.selectFrom(listed.as('s')).where('s.place', '=', 1),
    db
      .selectFrom(listed.as('s'))
      .selectAll()
      .where('s.place', '=', 1)
      .orderBy(sql`s.state = 'reserved'`)
      .orderBy('s.expires_at', tab === 'usable' ? 'asc' : 'desc')
      .orderBy('s.amount_fen', 'desc')
      .orderBy('s.card_code'),
  );
};

/** The same face and terms, and used in the same way: each reserved card leads to its own order. */
const alike = (now: Date) =>
  sql`c.coupon_type, c.template_id, c.title, c.amount_fen,
    case when c.state = 'reserved' then c.card_code end, case when c.begins_at > ${now} then c.begins_at end`;

/** The names of categories. */
export const categoryNames = async (
  db: Db,
  categoryIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (categoryIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('categories')
    .select(['category_id', 'name'])
    .where(sql<boolean>`category_id = any(${categoryIds}::text[])`)
    .execute();
  return new Map(rows.map(({ category_id, name }) => [category_id, name]));
};

/** What a template is for; undefined for an unknown template. */
export const scopeOfTemplate = async (db: Db, templateId: string): Promise<CouponScope | undefined> => {
  const row = await db
    .selectFrom('coupon_templates')
    .select(['coupon_type', 'categories', 'goods', 'kinds', 'flow_mb'])
    .where('template_id', '=', templateId)
    .executeTakeFirst();
  return row && scopeOf(row);
};

/** What a card or a template is for; a card without a template is for all goods of its type. */
export const scopeOf = ({
  coupon_type,
  categories,
  goods,
  kinds,
  flow_mb,
}: Pick<CardRow, 'coupon_type' | 'categories' | 'goods' | 'kinds' | 'flow_mb'>): CouponScope => ({
  couponType: coupon_type,
  categories: categories ?? [],
  goods: goods ?? [],
  kinds: kinds ?? [],
  flowMb: flow_mb,
});
