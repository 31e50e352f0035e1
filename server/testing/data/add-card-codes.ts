import { systemClock } from '../../clock.ts';
import { readConfig } from '../../config.ts';
import type { Db } from '../../db/database.ts';
import { makeCardCodes } from '../../services/rights/card-code/make-card-codes.ts';
import { addHolders } from './add-holders.ts';
import { freshId } from '../fresh.ts';

export interface AddedCodes {
  readonly batchId: string;
  /** Traits of the codes' right. */
  readonly productId: string;
  readonly codes: readonly string[];
}

const day = 24 * 3_600_000;

/** A batch of codes for a right with unlimited stock, hashed with the sandbox's secret. */
export async function addCardCodes(databaseUrl: string, db: Db, count: number): Promise<AddedCodes> {
  const { productId, rights } = await addHolders(databaseUrl, { groups: 1, rightsPerGroup: 1, holders: 0 });
  const batchId = freshId('batch');
  const now = Date.now();
  await db
    .insertInto('card_code_batches')
    .values({
      batch_id: batchId,
      act_num: batchId,
      name: '视频会员月卡',
      pic_url: 'goods/video-green',
      grants: 'right',
      product_id: productId,
      rights_id: rights[0]?.rightsId ?? null,
      months: null,
      begins_at: new Date(now - day),
      ends_at: new Date(now + day),
    })
    .execute();
  return {
    batchId,
    productId,
    codes: await makeCardCodes({ db, clock: systemClock, secret: readConfig({}).secret }, batchId, count),
  };
}
