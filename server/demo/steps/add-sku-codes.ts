import { randomBytes, randomInt } from 'node:crypto';
import { sql } from 'kysely';
import type { LoadContext } from '../load-context.ts';

const inStock = 30;
const validMs = 180 * 86_400_000;
/** More than goods promise, with days to sell them. */
const freshMs = 120 * 86_400_000;

/** Fills the stock of codes of every demo sku that is delivered as a code. */
export async function addSkuCodes({ tx, encryption, now }: LoadContext): Promise<void> {
  const { rows } = await sql<{ sku_id: string; free: number }>`
    select s.sku_id, (select count(*)::integer from sku_codes c
      where c.sku_id = s.sku_id and c.order_no is null and c.valid_until > ${new Date(now.getTime() + freshMs)}) as free
    from skus s join goods g using (goods_id) where g.kind = 'code'`.execute(tx);
  const codes = rows.flatMap(({ sku_id, free }) =>
    Array.from({ length: Math.max(0, inStock - free) }, () => ({
      code_id: randomBytes(12).toString('hex'),
      sku_id,
      code_sealed: encryption.goodsCodes.seal(newCode()),
    })),
  );
  if (codes.length === 0) return;
  await sql`
    insert into sku_codes (code_id, sku_id, code_sealed, valid_until)
    select c.*, ${new Date(now.getTime() + validMs)} from unnest(${codes.map(({ code_id }) => code_id)}::text[],
      ${codes.map(({ sku_id }) => sku_id)}::text[], ${codes.map(({ code_sealed }) => code_sealed)}::text[]) as c`.execute(
    tx,
  );
}

/** Sixteen random digits. */
const newCode = (): string =>
  Array.from({ length: 4 }, () => String(randomInt(10_000)).padStart(4, '0')).join('');
