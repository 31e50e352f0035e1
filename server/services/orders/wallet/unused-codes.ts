import { sql } from 'kysely';
import type { CodeTerms } from '#core/contract/console/goods/goods-fields.shapes.ts';
import type { Db } from '../../../db/database.ts';
import { isOwnedCode } from '../orders/refunded-pieces.ts';

export interface UnusedCodes {
  readonly order_no: string;
  readonly goods_id: string;
  readonly goods_name: string;
  readonly sku_name: string;
  readonly pic_url: string;
  /** Whose shops take them. */
  readonly supplier: string | null;
  readonly valid_until: Date;
  readonly codes: readonly { readonly codeId: string; readonly isShown: boolean }[];
  readonly code_terms: CodeTerms;
  /** Of every line, those beyond the limit too. */
  readonly all_codes: number;
}

const maxLines = 100;

/** The subscriber's codes that can still be used, or those of one order, by line of their order, those that end first foremost. A refunded line has none. */
export async function unusedCodes(
  db: Db,
  userId: string,
  now: Date,
  orderNo?: string,
): Promise<readonly UnusedCodes[]> {
  const { rows } = await sql<UnusedCodes>`
    select o.order_no, l.goods_id, l.goods_name, l.sku_name, l.pic_url, g.supplier, min(c.valid_until) as valid_until,
      json_agg(json_build_object('codeId', c.code_id, 'isShown', c.shown_at is not null) order by c.valid_until, c.code_id) as codes,
      coalesce(d.code_terms, 'until-shown') as code_terms,
      sum(count(*)) over ()::integer as all_codes
    from orders o
    join order_lines l on l.order_no = o.order_no and l.kind = 'code'
    join sku_codes c on c.order_no = l.order_no and c.line = l.line
    left join goods g on g.goods_id = l.goods_id
    left join order_deliveries d on d.order_no = l.order_no and d.line = l.line
    where c.user_id = ${userId} and (${orderNo ?? null}::text is null or o.order_no = ${orderNo ?? null}) and o.state in ('delivering', 'done', 'refunding')
      and c.used_at is null and c.valid_until > ${now}
      and ${isOwnedCode}
    group by o.order_no, l.line, l.goods_id, l.goods_name, l.sku_name, l.pic_url, g.supplier, d.code_terms
    order by min(c.valid_until), o.order_no, l.line limit ${maxLines}`.execute(db);
  return rows;
}

/** The suppliers of a subscriber's unused codes, one for each code. */
export const suppliersOfCodes =
  ({ db }: { readonly db: Db }) =>
  async (userId: string, now: Date): Promise<readonly string[]> =>
    (await unusedCodes(db, userId, now)).flatMap(({ supplier, codes }) =>
      supplier === null ? [] : codes.map(() => supplier),
    );
