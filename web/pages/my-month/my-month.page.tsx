import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { MonthSkeleton } from './month-skeleton.tsx';
import { MonthFrame } from './month-frame.tsx';
import { MonthGuest } from './month-guest.tsx';
import { MonthMember } from './month-member.tsx';

/** 本月权益: all rights of this month, of every product. */
function MyMonth() {
  const session = useSession((state) => state.session);
  if (session.kind === 'member') return <MonthMember />;
  return <MonthFrame>{session.kind === 'guest' ? <MonthGuest /> : <MonthSkeleton />}</MonthFrame>;
}

export const page: PageDefinition = { Page: MyMonth, images: ['goods/gift-cut'] };
