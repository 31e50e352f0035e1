import type { PageViewRecord } from '#core/contract/common/user-log.shapes.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import { currentSession } from '../../session/session-store.ts';

/** The masked number of the signed-in subscriber, for a page view. */
export function subscriberNumber(): Pick<PageViewRecord, 'mobile'> {
  const session = currentSession();
  return session.kind === 'member' ? { mobile: maskMobile(session.user.mobile) } : {};
}
