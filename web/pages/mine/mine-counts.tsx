import { home } from '#core/contract/goods/home.ts';
import { savedGoods } from '#core/contract/goods/saved-goods.ts';
import { profile } from '#core/contract/user/profile.ts';
import { indexCounts } from '#core/rules/coupons/index-counts.ts';
import { miniProgramProject } from '#core/site/projects.ts';
import { formatFen } from '#core/rules/pricing/money.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHost } from '#web/platform/hosts/host-context.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSite } from '#web/platform/site/site-context.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { Pressable } from '#web/ui/pressable/pressable.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { Card } from '#web/ui/card/card.tsx';
import styles from './mine.module.css';

interface Count {
  readonly text: string;
  /** undefined: not loaded; null: not known. */
  readonly value: string | null | undefined;
  readonly href?: string;
}

/** Points, coupons, phone bill and favourites of a member; what a guest would find here. */
export function MineCounts() {
  const { session } = useSession((state) => state);
  return (
    <Card as="section" className={styles.counts} aria-label="我的资产">
      {session.kind === 'guest' ? (
        <p className={styles.invitation}>
          {session.unconfirmed
            ? '优惠券、AI豆、话费余额和收藏暂时看不到'
            : '登录后，优惠券、AI豆、话费余额和收藏都在这里'}
        </p>
      ) : (
        <MemberCounts isMember={session.kind === 'member'} />
      )}
    </Card>
  );
}

function MemberCounts({ isMember }: { isMember: boolean }) {
  const href = useHref();
  const { projectId } = useSite();
  const { investEnvs } = useHost().codes;
  const enabled = isMember;
  const points = useCall(profile.points, {}, { enabled });
  const coupons = useCall(home.couponCounts, { investEnvs }, { enabled });
  const favourites = useCall(savedGoods.favourites, { pageNum: 1, pageSize: 1 }, { enabled });
  const counts: readonly Count[] = [
    { text: 'AI豆', value: shown(points, ({ integral }) => integral.toLocaleString('en-US')) },
    {
      text: '优惠券',
      value: shown(coupons, (data) => String(indexCounts(data).totalCouponCount)),
      href: href({ page: projectId === miniProgramProject ? 'cardCoupon' : 'myCoupons' }),
    },
    {
      text: '话费余额',
      value: shown(points, ({ balanceFen }) => (balanceFen === null ? null : formatFen(balanceFen))),
    },
    {
      text: '收藏',
      value: shown(favourites, ({ total }) => String(total)),
      href: href({ page: 'myFavourites' }),
    },
  ];
  return (
    <ul className={styles.countList}>
      {counts.map(({ text, value, href: to }) => (
        <li key={text}>
          {to === undefined ? (
            <span className={styles.count}>
              <Value value={value} />
              {text}
            </span>
          ) : (
            <Pressable className={styles.count} href={to}>
              <Value value={value} />
              {text}
            </Pressable>
          )}
        </li>
      ))}
    </ul>
  );
}

const Value = ({ value }: Pick<Count, 'value'>) =>
  value === undefined ? (
    <span className={styles.value}>
      <SkeletonBox width={36} height="1.2em" />
    </span>
  ) : (
    <span className={`${styles.value} number`}>{value ?? '未知'}</span>
  );

/** A failed count reads as not known. */
function shown<Data>(
  { data, error }: { readonly data: Data | undefined; readonly error: unknown },
  of: (data: Data) => string | null,
): string | null | undefined {
  if (data !== undefined) return of(data);
  return error === undefined ? undefined : null;
}
