import { commitmentOf, drawOrder } from '../lottery/commit-reveal.ts';
import { sha256, type Sha256 } from '../lottery/sha256.ts';

/** A ticket with the activities it takes part in. `receipt` stands for its holder, who alone knows it before the result. */
export interface DrawTicket {
  readonly ticketNo: number;
  readonly receipt: string;
  readonly activityIds: readonly string[];
}

export interface DrawOffer {
  readonly activityId: string;
  readonly quota: number;
}

/** Fixes the list of tickets: another list would have another result. */
export const listHashOf = (tickets: readonly DrawTicket[], hash: Sha256 = sha256): string =>
  hash(
    byNumber(tickets)
      .map(
        ({ ticketNo, receipt, activityIds }) => `${ticketNo} ${receipt} ${[...activityIds].sort().join(',')}`,
      )
      .join('\n'),
  );

const byNumber = (tickets: readonly DrawTicket[]): DrawTicket[] =>
  [...tickets].sort((a, b) => a.ticketNo - b.ticketNo);

/**
 * The winners of each activity, by ticket number: the first ones of the drawn order, as many as there are pieces. The order depends on
 * the seed, the list, the activity and the ticket number. A ticket wins once: activities are drawn in their order, without the winners
 * of earlier ones.
 */
export function drawWinners(
  seed: string,
  tickets: readonly DrawTicket[],
  offers: readonly DrawOffer[],
  hash: Sha256 = sha256,
): ReadonlyMap<string, readonly number[]> {
  const listHash = listHashOf(tickets, hash);
  const won = new Set<number>();
  const winners = new Map<string, readonly number[]>();
  for (const { activityId, quota } of offers) {
    const takesPart = tickets.filter(
      ({ ticketNo, activityIds }) => !won.has(ticketNo) && activityIds.includes(activityId),
    );
    const named = new Map(
      takesPart.map(({ ticketNo }) => [`${listHash}|${activityId}|${ticketNo}`, ticketNo]),
    );
    const first = drawOrder(seed, [...named.keys()], hash)
      .slice(0, quota)
      .flatMap((name) => named.get(name) ?? []);
    for (const ticketNo of first) won.add(ticketNo);
    winners.set(
      activityId,
      first.sort((a, b) => a - b),
    );
  }
  return winners;
}

export interface PublishedDraw {
  readonly commitment: string | null;
  readonly seed: string | null;
  readonly listHash: string | null;
  readonly offers: readonly (DrawOffer & { readonly winners: readonly number[] })[];
}

export interface DrawCheck {
  readonly text: string;
  readonly ok: boolean;
}

/** Compares what was published with what follows from seed and list. */
export function verifyDraw(
  { commitment, seed, listHash, offers }: PublishedDraw,
  tickets: readonly DrawTicket[],
): readonly DrawCheck[] {
  const winners = drawWinners(seed ?? '', tickets, offers);
  return [
    { text: '种子与事先封存的值', ok: seed !== null && commitmentOf(seed) === commitment },
    { text: '名单与公布的值', ok: listHashOf(tickets) === listHash },
    {
      text: '重算的中签签号与公布的名单',
      ok: offers.every((offer) => String(winners.get(offer.activityId)) === String(offer.winners)),
    },
  ];
}
