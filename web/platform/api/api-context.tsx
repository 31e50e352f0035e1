import { createContext, use } from 'react';
import type { CallApi } from './client.ts';

const ApiContext = createContext<CallApi | undefined>(undefined);
export const ApiProvider = ApiContext.Provider;

/** The API client of this page. */
export function useApi(): CallApi {
  const call = use(ApiContext);
  if (!call) throw new Error('useApi outside of ApiProvider');
  return call;
}
