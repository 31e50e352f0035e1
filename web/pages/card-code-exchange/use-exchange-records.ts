import { cardCode } from '#core/contract/content/card-code.ts';
import type { Exchange } from '#core/contract/content/card-code.shapes.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { usePages, type ShownPages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';

const pageSize = 5;

/** The subscriber's exchanges in pages; polls while one is pending. */
export function useExchangeRecords(): ShownPages<Exchange> {
  const call = useApi();
  const signedIn = useSession(({ session }) => session.kind === 'member');
  return usePages<Exchange, DataOf<typeof cardCode.exchangeRecords>>(
    [cardCode.exchangeRecords.path, 'all'],
    (pageNum) => call(cardCode.exchangeRecords, { pageNum, pageSize }),
    {
      enabled: signedIn,
      refetchMs: (pages) =>
        pages?.some(({ list }) => list.some(({ state }) => state === 'delivering')) ? 1_500 : false,
    },
  );
}
