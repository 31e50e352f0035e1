import { home } from '#core/contract/goods/home.ts';
import { indexCounts, type IndexCounts } from '#core/rules/coupons/index-counts.ts';
import type { MallPageId } from '#core/site/pages.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { PageLink, useHref } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './mine.module.css';

interface Tile {
  readonly page: MallPageId;
  readonly title: string;
  readonly art: ArtKey;
  /** Without counts. */
  readonly text: string;
  count?(counts: IndexCounts): string;
}

const some = (count: number, unit: string, none: string) => (count > 0 ? `${count}${unit}` : none);
const tiles: readonly Tile[] = [
  {
    page: 'blessingBag',
    title: '权益福袋',
    art: 'quick/luckybag',
    text: '免费兑好物',
    count: ({ qyfdCouponCount }) => some(qyfdCouponCount, '张待使用', '本月暂无'),
  },
  {
    page: 'halfPrice',
    title: '五折购',
    art: 'quick/half',
    text: '会员每月五折',
    count: ({ halfPriceCount }) => some(halfPriceCount, '件可购', '本月暂无'),
  },
  {
    page: 'trafficGiftBag',
    title: '流量礼包',
    art: 'quick/data',
    text: '会员每月领',
    count: ({ trafficBagCount }) => some(trafficBagCount, '份可领', '本月暂无'),
  },
  { page: 'rightsDiscount', title: '优惠购', art: 'quick/coupon', text: '优惠价直购' },
];

interface WelfareTilesProps {
  readonly title: string;
  readonly more: { readonly text: string; readonly page: MallPageId };
}

/** What the membership brings, with the counts of a member. */
export function WelfareTiles({ title, more }: WelfareTilesProps) {
  const art = useArt();
  const href = useHref();
  const { investEnvs } = useHost().codes;
  const signedIn = useSession(({ session }) => session.kind === 'member');
  const { data } = useCall(home.couponCounts, { investEnvs }, { enabled: signedIn });
  const counts = signedIn && data ? indexCounts(data) : undefined;
  return (
    <Floor header={{ title, look: 'plain', more: { href: href({ page: more.page }), text: more.text } }}>
      <ul className={styles.tiles} data-floor={title}>
        {tiles.map(({ page, title: name, art: picture, text, count }) => (
          <li key={page}>
            <PageLink className={styles.tile} to={{ page }}>
              <img src={art(picture)} width={38} height={38} alt="" decoding="async" />
              <span>
                <b className={styles.tileName}>{name}</b>
                <span className="text-caption text-tertiary">{(counts && count?.(counts)) ?? text}</span>
              </span>
            </PageLink>
          </li>
        ))}
      </ul>
    </Floor>
  );
}
