import { createContext, use } from 'react';
import type { QueryCache } from './query-cache.ts';

const QueryCacheContext = createContext<QueryCache | undefined>(undefined);
export const QueryCacheProvider = QueryCacheContext.Provider;

/** The query cache of this document. */
export function useQueryCache(): QueryCache {
  const queries = use(QueryCacheContext);
  if (!queries) throw new Error('useQueryCache outside of QueryCacheProvider');
  return queries;
}
