import type { home } from '#core/contract/goods/home.ts';
import type { placement } from '#core/contract/goods/placement.ts';
import type { Deps } from '../../deps.ts';
import type { Handlers } from '../../http/call.ts';
import { forYou } from '../catalogue/public.ts';
import { indexCounts } from './index-counts.ts';
import { regionFloors } from './region-floors.ts';
import { searchWords } from './search-words.ts';
import { flashSale } from '../activities/public.ts';

type Built = Pick<Handlers<typeof home>, 'regionFloors' | 'seckill' | 'couponCounts' | 'forYou'> &
  Pick<Handlers<typeof placement>, 'searchWords'>;

export function homeRoutes(deps: Deps): Built {
  const floorsFor = regionFloors(deps);
  return {
    regionFloors: (input, { caller }) => floorsFor(input, caller),
    seckill: (input) => flashSale(deps, input),
    couponCounts: ({ actId }, { caller }) => indexCounts(deps, caller, actId),
    forYou: (input, { caller }) => forYou(deps, input, caller),
    searchWords: (input) => searchWords(deps, input),
  };
}
