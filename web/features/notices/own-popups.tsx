import { useState } from 'react';
import { couponActivities } from '#core/contract/activity/coupon-activities.ts';
import type { Gift } from '#core/contract/activity/coupon-activities.shapes.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { isSettled } from '#web/platform/queries/use-query.ts';
import { hasPoppedUp } from '#web/platform/popups/use-daily-popup.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { GiftPopup, giftPopups, popupItem } from './gift-popup.tsx';
import { PreheatPopup } from './preheat-popup.tsx';

// Quiet: no progress bar and no toast.
const giftsCall = { ...couponActivities.gifts, quiet: true };

/** The next gift of a member; without one, the preheat notice. */
export function OwnPopups() {
  const isMember = useSession(({ session }) => session.kind === 'member');
  const gifts = useCall(giftsCall, {}, { enabled: isMember });
  if (gifts.data) return <NextPopup gifts={gifts.data.list} />;
  return !isMember || isSettled(gifts) ? <PreheatPopup /> : null;
}

/** The first gift that has not popped up in its period. It is chosen once: showing it changes what comes next. */
function NextPopup({ gifts }: { gifts: readonly Gift[] }) {
  const { environment } = useSite();
  const [gift] = useState(() => gifts.find((each) => !hasPoppedUp(environment, giftPopups, popupItem(each))));
  return gift ? <GiftPopup gift={gift} /> : <PreheatPopup />;
}
