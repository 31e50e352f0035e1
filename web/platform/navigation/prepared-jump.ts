import { gateway } from '#core/contract/common/gateway.ts';
import { jumpNeeds } from '#core/rules/links/jump-needs.ts';
import type { JumpContext } from '#core/rules/links/jump.ts';
import { linkParts, originOf } from '#core/rules/links/link-parts.ts';
import { partnerParams } from '#core/rules/links/partner-params.ts';
import { currentSession } from '../session/session-store.ts';
import { encodedUserId } from './encoded-user-id.ts';
import type { JumpDependencies, JumpRequest } from './jump-request.ts';

// If no token can be had, the link opens without it.
const tokenisedLink = { ...gateway.tokenisedLink, quiet: true };

/** The jump with all parameters for its target. */
export async function preparedJump(
  { exchangeToken = false, ...jump }: JumpRequest,
  ground: JumpContext,
  { call, locationService }: JumpDependencies,
): Promise<JumpRequest> {
  const needs = jumpNeeds(jump, ground);
  const session = currentSession();
  const member = session.kind === 'member' ? session.user : undefined;
  const exchange = exchangeToken && member ? needs.exchange : undefined;
  const [exchanged, position] = await Promise.all([
    exchange === undefined
      ? undefined
      : call(tokenisedLink, { url: exchange }).then(
          (url) => sameOrigin(exchange, url),
          () => undefined,
        ),
    needs.position === undefined ? undefined : locationService.find({ validTimeMs: 0 }),
  ]);
  return {
    ...jump,
    ...(exchanged !== undefined && { link: exchanged }),
    params: {
      ...jump.params,
      ...(needs.position !== undefined &&
        position &&
        partnerParams(needs.position, ground.partnerSites, position)),
      ...(needs.userId && member && { IU: encodedUserId(member.userId) }),
    },
  };
}

/** A token is issued for one origin; a returned link with another origin is not followed. */
function sameOrigin(requested: string, answered: string): string | undefined {
  const [from, to] = [linkParts(requested), linkParts(answered)];
  return from && to && originOf(from) === originOf(to) ? answered : undefined;
}
