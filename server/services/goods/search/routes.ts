import type { search } from '#core/contract/goods/search.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { suggest } from './suggest.ts';

export const searchRoutes = (deps: Deps): Handlers<typeof search> => ({
  searchSuggest: (wanted) => suggest(deps, wanted),
});
