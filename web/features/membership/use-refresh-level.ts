import { useCallback } from 'react';
import { membership } from '#core/contract/user/membership.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import type { CallOptions } from '#web/platform/api/client.ts';

type Level = DataOf<typeof membership.refreshLevel>;

/** Has the server read level and number again, and then every part of the page that shows them. */
export function useRefreshLevel(): (options?: CallOptions) => Promise<Level> {
  const call = useApi();
  const queries = useQueryCache();
  return useCallback(
    async (options) => {
      const level = await call(membership.refreshLevel, {}, options);
      await queries.refresh(membership.userVipInfo.path);
      return level;
    },
    [call, queries],
  );
}
