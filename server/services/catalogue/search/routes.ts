import type { catalogue } from '#core/contract/goods/catalogue.ts';
import type { search } from '#core/contract/goods/search.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { goodsList } from './goods-list.ts';
import { suggest } from './suggest.ts';

export const searchRoutes = (
  deps: Deps,
): Handlers<typeof search> & Pick<Handlers<typeof catalogue>, 'goodsList'> => ({
  goodsList: (input) => goodsList(deps, input),
  searchSuggest: (input) => suggest(deps, input),
});
