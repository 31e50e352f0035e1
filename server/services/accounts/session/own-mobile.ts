import type { DataOf } from '#core/contract/endpoint.ts';
import type { session } from '#core/contract/user/session.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { Deps } from '../../../deps.ts';
import type { Call } from '../../../http/call.ts';

/** A signed-in subscriber gets the full number; a guest on the operator's network the masked number of that network. */
export async function ownMobile(
  { identity }: Deps,
  { caller, ip }: Call,
): Promise<DataOf<typeof session.ownMobile>> {
  if (caller) return { mobile: maskMobile(caller.mobile), telePhone: caller.mobile };
  const found = await identity.numberAt(ip);
  return { mobile: found.kind === 'recognised' ? maskMobile(found.mobile) : null, telePhone: null };
}
