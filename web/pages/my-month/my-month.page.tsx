import './my-month.css';
import type { PageDefinition } from '#web/platform/world/page-definition.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { MonthBones } from './month-bones.tsx';
import { MonthFrame } from './month-frame.tsx';
import { MonthGuest } from './month-guest.tsx';
import { MonthMember } from './month-member.tsx';

/** 本月权益: everything to claim this month, of every product, in one place. */
function MyMonth() {
  const session = useSession((state) => state.session);
  if (session.kind === 'member') return <MonthMember />;
  return <MonthFrame>{session.kind === 'guest' ? <MonthGuest /> : <MonthBones />}</MonthFrame>;
}

export const page: PageDefinition = { Page: MyMonth, images: ['goods/gift-cut'] };
