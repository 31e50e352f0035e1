import { home } from '#core/contract/goods/home.ts';
import { indexCounts, type IndexCounts } from '#core/rules/coupons/index-counts.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { PageLink, type Target } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import styles from './blessing-bag.module.css';

interface Way {
  readonly to: Target;
  readonly title: string;
  readonly text: string;
  /** The line of a member with some. */
  readonly count?: keyof IndexCounts;
  readonly art: ArtKey;
}

const ways: readonly Way[] = [
  { to: { page: 'rightsDiscount' }, title: '权益优惠购', text: '领过的还能低价买', art: 'quick/coupon' },
  {
    to: { page: 'myCoupons', query: { couponType: 'qyfd' } },
    title: '福袋券',
    text: '购物全额抵扣',
    count: 'qyfdCouponCount',
    art: 'quick/luckybag',
  },
];

/** Where the bag leads on to. */
export function BagWays() {
  const art = useArt();
  const { investEnvs } = useHost().codes;
  const enabled = useSession(({ session }) => session.kind === 'member');
  const { data } = useCall(home.couponCounts, { investEnvs }, { enabled });
  const counts = enabled ? indexCounts(data) : undefined;
  return (
    <nav className={styles.offers} aria-label="福袋优惠">
      {ways.map(({ to, title, text, count, art: picture }) => (
        <PageLink key={title} to={to}>
          <img src={art(picture)} width={36} height={36} alt="" decoding="async" />
          <span>
            {title}
            <span className="text-caption text-tertiary">
              {counts && count && counts[count] > 0 ? `${counts[count]}张可用` : text}
            </span>
          </span>
        </PageLink>
      ))}
    </nav>
  );
}
