import type { Claim } from '#core/contract/content/rights.shapes.ts';
import { channelContextOf } from '#core/rules/tracking/channel-context.ts';
import type { Call } from '../../../http/call.ts';

/** The claim with the parent channel and the channel's area of the request's tracking data, where its body has none (§3). */
export function trackedClaim<C extends Claim>(claim: C, { trackData }: Pick<Call, 'trackData'>): C {
  const sent = trackData();
  const { pChannelId, channelAreaNum } = channelContextOf((key) => textOf(sent[key]), claim.channelId);
  return { pChannelId, channelAreaNum, ...claim };
}

const textOf = (value: string | number | undefined): string | undefined =>
  value === undefined ? undefined : String(value);
