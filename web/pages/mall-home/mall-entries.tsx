import { home } from '#core/contract/goods/home.ts';
import type { IndexCounts } from '#core/contract/goods/shared/coupon.shapes.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';
import type { FloorProps } from '#web/features/goods/floors/floor-props.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { Card } from '#web/ui/card/card.tsx';
import { Text } from '#web/ui/text/text.tsx';
import styles from './mall-entries.module.css';

/** What an entry says about what its page gives the member, by its key. */
const texts: Readonly<Record<string, (counts: IndexCounts) => string>> = {
  luckybag: ({ qyfdCouponCount }) => `${qyfdCouponCount}张待用`,
  half: ({ halfPriceCount }) => `${halfPriceCount}件可购`,
  data: ({ trafficBagCount }) => `${trafficBagCount}份可领`,
};
/** The same entry for guests, and until the counts are known. */
const invitations: Readonly<Record<string, string>> = {
  luckybag: '每月一袋',
  half: '半价任选',
  data: '每月可领',
};

/** The entries of the rights mall as cards, with the member's counts. */
export function MallEntries({ floor: { title, entries } }: FloorProps<'quick'>) {
  const art = useArt();
  const { investEnvs } = useHost().codes;
  const isMember = useSession(({ session }) => session.kind === 'member');
  const { data: counts } = useCall(home.couponCounts, { investEnvs }, { enabled: isMember });
  return (
    <ul className={styles.entries} aria-label={title}>
      {entries.map(
        ({ key, name, link }) =>
          link !== null && (
            <li key={key}>
              <Card as="a" className={styles.entry} href={link} data-point={name}>
                <img src={art(`quick/${key}` as ArtKey)} width={32} height={32} alt="" />
                <b className={styles.name}>{name}</b>
                <Text look="caption">
                  {(counts && isMember ? texts[key]?.(counts) : undefined) ?? invitations[key] ?? ''}
                </Text>
              </Card>
            </li>
          ),
      )}
    </ul>
  );
}
