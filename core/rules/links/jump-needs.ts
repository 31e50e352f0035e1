import { malls } from '../../site/malls.ts';
import { isBlacklisted } from './link-blacklist.ts';
import { jumpDestination } from './jump-destination.ts';
import type { Jump, JumpContext } from './jump.ts';
import { linkParts, originOf } from './link-parts.ts';
import { needsPosition } from './partner-params.ts';

export interface JumpNeeds {
  /** The URL to be exchanged for one with a token (§2). */
  readonly exchange: string | undefined;
  /** The URL that receives freshly determined coordinates. */
  readonly position: string | undefined;
  /** Whether the encoded user id is added. */
  readonly userId: boolean;
}

const noNeeds: JumpNeeds = { exchange: undefined, position: undefined, userId: false };

/**
 * The data to fetch before a jump. Tokens and user ids are sent only to agreed origins, coordinates only to partner sites.
 * Between projects of the product the user id identifies the subscriber to the other mall (§4, Cut-over).
 */
export function jumpNeeds(jump: Jump, context: JumpContext): JumpNeeds {
  const to = jumpDestination(jump, context);
  const inMall = malls.includes(context.project);
  if (to.kind === 'page') return { ...noNeeds, userId: inMall && to.project !== context.project };
  const parts = to.kind === 'address' ? linkParts(to.url) : undefined;
  if (to.kind !== 'address' || !parts || isBlacklisted(to.url, context.blacklist)) return noNeeds;
  const agreed = context.redirectOrigins.includes(originOf(parts));
  return {
    exchange: agreed ? to.url : undefined,
    position: needsPosition(to.url, context.partnerSites) ? to.url : undefined,
    userId: agreed && inMall,
  };
}
