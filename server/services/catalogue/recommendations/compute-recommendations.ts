import { sql } from 'kysely';
import { audienceLevels, audienceOf } from '#core/rules/goods/recommendation-audience.ts';
import {
  ranked,
  recommendationScore,
  type CandidateGoods,
  type RecommendationReason,
} from '#core/rules/goods/recommendation-score.ts';
import type { Db } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import { idOf } from '../../../http/secrets.ts';
import type { RecurringJob } from '../../../jobs/service-jobs.ts';
import { boughtGoods, candidateGoods, soldCities, viewedCategories } from './tables.ts';

/** Goods recommended to an audience at most; the rest of the catalogue follows in its own order. */
const max = 120;

const none: ReadonlyMap<string, number> = new Map();

/** Computes for every audience what is recommended to it and why. */
export const recommendationsJob = (deps: Deps): RecurringJob => ({
  name: 'recommendations',
  everyMs: 10 * 60_000,
  run: () => computeRecommendations(deps),
});

export async function computeRecommendations({ db, clock }: Pick<Deps, 'db' | 'clock'>): Promise<void> {
  const now = clock.now();
  const [goods, cities, viewed, bought] = await Promise.all([
    candidateGoods(db, now),
    soldCities(db),
    viewedCategories(db, now),
    boughtGoods(db, now),
  ]);
  const rows: ReturnType<typeof rowsOf>[] = [];
  for (const city of [undefined, ...cities]) {
    const seen = { viewedCategories: viewed.get(city) ?? none, boughtTogether: bought.get(city) ?? none };
    for (const level of audienceLevels) {
      const audience = { city, level, ...seen };
      const scored = goods.flatMap((each) => {
        const result = recommendationScore(each, audience);
        return result ? [{ ...each, ...result }] : [];
      });
      rows.push(rowsOf(audienceOf(city, level), ranked(scored).slice(0, max), now));
    }
  }
  await replaceAll(db, rows.flat());
}

type Scored = CandidateGoods & { readonly score: number; readonly reasons: readonly RecommendationReason[] };

const rowsOf = (audience: string, goods: readonly Scored[], now: Date) =>
  goods.map(({ goodsId, score, reasons }, at) => ({
    audience,
    place: at + 1,
    goods_id: goodsId,
    recommend_id: idOf(audience, goodsId),
    score,
    reasons,
    computed_at: now,
  }));

/** Replaces the goods of all audiences in one transaction; the lock excludes another run, which would insert the same places. */
const replaceAll = (db: Db, rows: ReturnType<typeof rowsOf>): Promise<void> =>
  db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtext('recommended_goods'))`.execute(tx);
    await tx.deleteFrom('recommended_goods').execute();
    await sql`insert into recommended_goods select * from jsonb_populate_recordset(null::recommended_goods, ${JSON.stringify(rows)}::jsonb)`.execute(
      tx,
    );
  });
