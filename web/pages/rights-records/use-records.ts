import { cardProduct } from '#core/contract/content/card-product.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import { usePages, type ShownPages } from '#web/platform/answers/use-pages.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';

const pageSize = 10;
const isOnItsWay = ({ state }: ReceivedRight): boolean => state === 'delivering';

/** The subscriber's claims page by page, looked at again while one is on its way. */
export function useRecords(): ShownPages<ReceivedRight> {
  const call = useApi();
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const records = usePages<ReceivedRight, DataOf<typeof cardProduct.receivedRights>>([cardProduct.receivedRights.path, 'all'], (pageNum) => call(cardProduct.receivedRights, { pageNum, pageSize }), {
    enabled: signedIn,
    refetchMs: (pages) => (pages?.some(({ list }) => list.some(isOnItsWay)) ? 2_000 : false),
  });
  return { ...records, list: records.list && withoutRepetition(records.list) };
}

/** A claim made between two pages pushes one record onto the next: it is shown once. */
const withoutRepetition = (list: readonly ReceivedRight[]): readonly ReceivedRight[] => [...new Map(list.map((each) => [each.claimId, each])).values()];
