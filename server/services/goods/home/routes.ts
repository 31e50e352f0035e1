import type { home } from '#core/contract/goods/home.ts';
import type { placement } from '#core/contract/goods/placement.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { couponCounts } from './coupon-counts.ts';
import { forYou } from '../recommendations/public.ts';
import { regionFloors } from './region-floors.ts';
import { seckill } from './seckill.ts';

type Built = Pick<Handlers<typeof home>, 'regionFloors' | 'seckill' | 'couponCounts' | 'forYou'> &
  Pick<Handlers<typeof placement>, 'searchWords'>;

export const homeRoutes = (deps: Deps): Built => ({
  regionFloors: (input, { caller }) => regionFloors(deps, input, caller),
  seckill: ({ sessionId }) => seckill(deps, sessionId),
  couponCounts: (_input, { caller }) => couponCounts(deps, caller),
  forYou: (input, { caller }) => forYou(deps, input, caller),
  searchWords: async () => {
    const words = await deps.db.selectFrom('search_words').selectAll().orderBy('sort').limit(20).execute();
    return {
      placeholder: words
        .slice(0, 2)
        .map(({ word }) => word)
        .join('、'),
      words: words.map(({ word, sort }) => ({ text: word, hot: sort <= 3, link: null })),
    };
  },
});
