import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { home } from '#core/contract/goods/home.ts';
import type { EndingThing } from '#core/contract/goods/shared/ending-thing.shapes.ts';
import { endingTip } from '#core/rules/wallet/ending-soon.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { serverNow } from '#web/platform/gateway/server-clock.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { storeOf } from '#web/platform/storage/storage.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './ending-tip.module.css';

/** The boot script sets the room of the card before the first paint where this is stored. */
const storedKey = 'tip';
const roomId = 'ending';

/**
 * What of the member ends first, in the room below the card of a home. The room is there from the first paint on where the last answer
 * had something; otherwise the card waits for the next time that the home is opened, so that nothing below it moves.
 */
export function EndingTip() {
  const { investEnvs } = useHost().codes;
  const { environment } = useSite();
  const counts = useCall({ ...home.couponCounts, quiet: true }, { investEnvs });
  const { dataset } = document.documentElement;
  const [hasRoom] = useState(() => dataset['tip'] === '1');
  const settled = counts.data !== undefined || (counts.error !== undefined && !counts.loading);
  const tip = counts.data?.ending && endingTip(counts.data.ending, new Date(serverNow()));
  const ends = tip !== undefined;
  useEffect(() => {
    if (!settled) return undefined;
    const local = storeOf('localStorage', environment.storagePrefix);
    if (!ends) {
      local.remove(storedKey);
      delete dataset['tip'];
      return undefined;
    }
    local.set(storedKey, '1');
    return () => void (dataset['tip'] = '1');
  }, [settled, ends, environment, dataset]);
  const room = document.getElementById(roomId);
  if (!hasRoom || !room || !tip || !counts.data?.ending) return null;
  return createPortal(<Card tip={tip} thing={counts.data.ending} />, room);
}

const pictures = {
  voucher: 'quick/store',
  pass: 'quick/travel',
  membership: 'quick/gift',
  coupon: 'quick/coupon',
} as const;

interface CardProps {
  readonly tip: NonNullable<ReturnType<typeof endingTip>>;
  readonly thing: EndingThing;
}

function Card({ tip: { when, note, action, to }, thing: { kind, name, picUrl } }: CardProps) {
  const picture = usePicture('small');
  const href = useHref();
  return (
    <section className={styles.tip} aria-label="快到期">
      <img className={styles.picture} src={picture(picUrl || pictures[kind])} width={44} height={44} alt="" />
      <span className={styles.text}>
        <b className={styles.title}>
          <span className={styles.name}>{name}</span>
          <span>{when}</span>
        </b>
        <span className={styles.note}>{note}</span>
      </span>
      <Button size="s" kind="soft" href={href(to)}>
        {action}
      </Button>
    </section>
  );
}
