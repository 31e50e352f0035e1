import { gateway } from '#core/contract/common/gateway.ts';
import { jumpNeeds } from '#core/rules/links/jump-needs.ts';
import type { JumpGround } from '#core/rules/links/jump-target.ts';
import { linkParts, originOf } from '#core/rules/links/link-parts.ts';
import { partnerParams } from '#core/rules/links/partner-params.ts';
import { currentSession } from '../session/session-store.ts';
import { encodedUserId } from './encoded-user-id.ts';
import type { JumpMeans, JumpOrder } from './jump-order.ts';

// A link opens without its token rather than with a complaint.
const tokenisedLink = { ...gateway.tokenisedLink, quiet: true };

/** The jump with everything its destination is to be told. */
export async function preparedJump(
  { exchangeToken = false, ...jump }: JumpOrder,
  ground: JumpGround,
  { call, whereabouts }: JumpMeans,
): Promise<JumpOrder> {
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
    needs.position === undefined ? undefined : whereabouts.find({ validTimeMs: 0 }),
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

/** A token is made for one place; a link that comes back with another place is not followed. */
function sameOrigin(asked: string, answered: string): string | undefined {
  const [from, to] = [linkParts(asked), linkParts(answered)];
  return from && to && originOf(from) === originOf(to) ? answered : undefined;
}
