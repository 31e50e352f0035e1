import type { DataOf } from '#core/contract/endpoint.ts';
import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { usePages, type ShownPages } from '#web/platform/queries/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { RightsApi } from '../rights-apis.ts';

/** The claims of one product, or all of the family. */
export interface RecordsOf {
  readonly productId?: string | undefined;
}

const pageSize = 10;
const isOnItsWay = ({ state }: ReceivedRight): boolean => state === 'delivering';

/** The subscriber's claims in pages; polls while one is pending. */
export function useRecords(
  { records: endpoint }: RightsApi,
  { productId }: RecordsOf,
): ShownPages<ReceivedRight> {
  const call = useApi();
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const records = usePages<ReceivedRight, DataOf<RightsApi['records']>>(
    [endpoint.path, 'all', productId],
    (pageNum) => call(endpoint, { pageNum, pageSize, ...(productId !== undefined && { productId }) }),
    {
      enabled: signedIn,
      refetchMs: (pages) => (pages?.some(({ list }) => list.some(isOnItsWay)) ? 2_000 : false),
    },
  );
  return { ...records, list: records.list && withoutRepetition(records.list) };
}

/** A claim between two page requests shifts records to the next page; duplicates are removed. */
const withoutRepetition = (list: readonly ReceivedRight[]): readonly ReceivedRight[] => [
  ...new Map(list.map((each) => [each.claimId, each])).values(),
];
