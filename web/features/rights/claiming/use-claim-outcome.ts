import { cardProduct } from '#core/contract/content/card-product.ts';
import type { ReceivedRight } from '#core/contract/content/rights.shapes.ts';
import type { ApiFailure } from '#core/rules/calls/api-failure.ts';
import { useCall } from '#web/platform/queries/use-call.ts';

const texts: Readonly<Record<ReceivedRight['state'], { title: string; text: string }>> = {
  delivering: { title: '领取成功', text: '正在为您发放，通常一分钟内到账' },
  delivered: { title: '领取成功', text: '权益已发放，快去使用吧' },
  failed: { title: '发放未成功', text: '名额已退回，可改选或稍后再领' },
};

export interface ClaimOutcome {
  readonly state: ReceivedRight['state'];
  readonly title: string;
  readonly text: string;
  /** The claim's record, once loaded. */
  readonly record: ReceivedRight | undefined;
  /** The records have no such claim. */
  readonly missing: boolean;
  readonly error: ApiFailure | undefined;
  retry(): void;
}

/** Polls a pending claim every second; a claim missing in the records may still appear. */
const nextLook = (record: ReceivedRight | undefined): number | false => {
  if (!record) return 5_000;
  return record.state === 'delivering' ? 1_000 : false;
};

/** Why it failed, or that the supplier has not answered yet. */
const textOfRecord = ({ state, note, trace }: ReceivedRight): string | undefined => {
  if (state === 'failed') return note;
  return state === 'delivering' && trace.length > 1 ? trace[trace.length - 1]?.note : undefined;
};

interface Following {
  readonly following?: boolean;
  /** Without a claim id: the latest claim of this right. */
  readonly rightsId?: string | undefined;
}

/** The outcome of a claim; polls until the supplier has answered. */
export function useClaimOutcome(
  claimId: string | undefined,
  { following = true, rightsId }: Following = {},
): ClaimOutcome {
  const isMeant = (record: ReceivedRight) =>
    claimId === undefined ? record.rightsId === rightsId : record.claimId === claimId;
  const recordIn = (page: { readonly list: readonly ReceivedRight[] } | undefined) =>
    page?.list.find(isMeant);
  const { data, error, loading, refetch } = useCall(
    cardProduct.receivedRights,
    { ...(claimId === undefined ? { rightsId } : { claimId }), pageNum: 1, pageSize: 1 },
    {
      enabled: (claimId ?? rightsId) !== undefined && following,
      staleMs: 0,
      refetchMs: (page) => nextLook(recordIn(page)),
    },
  );
  const record = recordIn(data);
  const state = record?.state ?? 'delivering';
  const { title, text } = texts[state];
  return {
    state,
    title,
    text: (record && textOfRecord(record)) || text,
    record,
    missing: data !== undefined && !record && !loading,
    error: data ? undefined : error,
    retry: () => void refetch(),
  };
}
