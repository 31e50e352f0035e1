import type { ArtKey } from '#web/art/keys.ts';
import { useArt } from '#web/art/use-art.ts';
import { PageLink, type Target } from '#web/platform/navigation/navigation.tsx';
import styles from './blessing-bag.module.css';

interface Way {
  readonly to: Target;
  readonly title: string;
  readonly line: string;
  readonly art: ArtKey;
}

const ways: readonly Way[] = [
  { to: { page: 'rightsDiscount' }, title: '权益优惠购', line: '领过的还能低价买', art: 'quick/coupon' },
  {
    to: { page: 'myCoupons', query: { couponType: 'qyfd' } },
    title: '福袋券',
    line: '购物全额抵扣',
    art: 'quick/luckybag',
  },
];

/** Where the bag leads on to. */
export function BagWays() {
  const art = useArt();
  return (
    <nav className={styles.offers} aria-label="福袋优惠">
      {ways.map(({ to, title, line, art: picture }) => (
        <PageLink key={title} to={to}>
          <img src={art(picture)} width={36} height={36} alt="" decoding="async" />
          <span>
            {title}
            <span className="text-caption text-tertiary">{line}</span>
          </span>
        </PageLink>
      ))}
    </nav>
  );
}
