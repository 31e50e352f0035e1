import { malls } from '../../site/malls.ts';
import { isBlacklisted } from './link-blacklist.ts';
import { jumpDestination } from './jump-destination.ts';
import type { Jump, JumpGround } from './jump-target.ts';
import { linkParts, originOf } from './link-parts.ts';
import { needsPosition } from './partner-params.ts';

export interface JumpNeeds {
  /** The address to be exchanged for one that carries a token (§2). */
  readonly exchange: string | undefined;
  /** The address that receives the coordinates of a fresh lookup. */
  readonly position: string | undefined;
  /** Whether the encoded user id goes along. */
  readonly userId: boolean;
}

const nothing: JumpNeeds = { exchange: undefined, position: undefined, userId: false };

/**
 * What is fetched before a jump is made. Tokens and user ids go to agreed origins, coordinates to partner sites, and to nobody else;
 * between our own projects the user id tells the other mall who is meant (§4, Cut-over).
 */
export function jumpNeeds(jump: Jump, ground: JumpGround): JumpNeeds {
  const to = jumpDestination(jump, ground);
  const inMall = malls.includes(ground.project);
  if (to.kind === 'page') return { ...nothing, userId: inMall && to.project !== ground.project };
  const parts = to.kind === 'address' ? linkParts(to.url) : undefined;
  if (to.kind !== 'address' || !parts || isBlacklisted(to.url, ground.blacklist)) return nothing;
  const agreed = ground.redirectOrigins.includes(originOf(parts));
  return {
    exchange: agreed ? to.url : undefined,
    position: needsPosition(to.url, ground.partnerSites) ? to.url : undefined,
    userId: agreed && inMall,
  };
}
