import { makeCardCodes } from '../../services/rights/card-code/make-card-codes.ts';
import { aProduct } from './a-product.ts';
import { aRight, type RightTraits } from './a-right.ts';
import { freshId } from '../fresh.ts';
import type { TestServer } from '../test-server.ts';

export interface CodeTraits {
  /** Opens a product for so many months instead of a right. */
  readonly months?: number;
  /** The product it opens; by default a new one. */
  readonly productId?: string;
  /** Traits of its right. */
  readonly right?: RightTraits;
  readonly actNum?: string;
  readonly beginsAt?: Date;
  readonly endsAt?: Date;
  readonly count?: number;
}

export interface TestBatch {
  readonly batchId: string;
  readonly productId: string;
  readonly rightsId: string | null;
  readonly code: string;
  readonly codes: readonly string[];
}

const day = 24 * 3_600_000;

/** A batch of card codes; by default open from yesterday until tomorrow. */
export async function aCardCode(
  server: TestServer,
  { months, productId, right, actNum = freshId('act'), beginsAt, endsAt, count = 1 }: CodeTraits = {},
): Promise<TestBatch> {
  const batchId = freshId('batch');
  const brought =
    months === undefined
      ? await aRight(server, right)
      : { productId: productId ?? (await aProduct(server)).productId, rightsId: null };
  await server.db
    .insertInto('card_code_batches')
    .values({
      batch_id: batchId,
      act_num: actNum,
      name: '视频会员月卡',
      pic_url: 'goods/video-green',
      grants: months === undefined ? 'right' : 'product',
      product_id: brought.productId,
      rights_id: brought.rightsId,
      months: months ?? null,
      begins_at: beginsAt ?? new Date(server.now().getTime() - day),
      ends_at: endsAt ?? new Date(server.now().getTime() + day),
    })
    .execute();
  const codes = await makeCardCodes(server.deps, batchId, count);
  return { batchId, productId: brought.productId, rightsId: brought.rightsId, code: codes[0] ?? '', codes };
}
