import { blessingBag } from '#core/contract/content/blessing-bag.ts';
import { bagRefreshMs } from '#core/rules/rights/bag-refresh.ts';
import { useMembershipWay } from '#web/features/rights/use-membership-way.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { BagHead } from './bag-head.tsx';
import { BagRights } from './bag-rights.tsx';
import { ClosedBag } from './closed-bag.tsx';
import { OpenBagHead } from './open-bag-head.tsx';
import type { BagCoupon } from './use-bag-coupon.ts';
import styles from './blessing-bag.module.css';

/** The subscriber's own bag: closed until its agreement was read, then everything in it. */
export function MyBag({ couponInfo }: { couponInfo: BagCoupon | undefined }) {
  const { sentence, way } = useMembershipWay();
  const bag = useCall(
    blessingBag.blessingBag,
    {},
    { refetchMs: (data) => bagRefreshMs(data?.rightsList ?? []) },
  );
  const protocol = useCall(blessingBag.blessingBagProtocol, {});
  const failed = bag.data ? protocol : bag;
  if (failed.error && !failed.data) {
    return (
      <FailedState
        look="floor"
        title="福袋没有加载出来"
        text={failed.error.message}
        onRetry={() => void Promise.all([bag.refetch(), protocol.refetch()])}
      />
    );
  }
  if (!bag.data || !protocol.data)
    return (
      <div className={`${styles.bag} ${styles.bagSkeleton}`} role="status" aria-label="加载中">
        <div className={styles.words}>
          <SkeletonBox width="80%" height={28} />
          <SkeletonBox width="60%" height={18} />
          <SkeletonBox width={120} height={40} radius={20} />
        </div>
      </div>
    );
  if (bag.data.rightsList.length === 0) {
    const { text, href } = way('去开通');
    return (
      <BagHead
        title="福袋还是空的"
        text={sentence('开通会员后，每月自动装满咖啡、加油、洗车等到店权益')}
        action={
          <Button className={styles.actionButton} kind="accent" size="m" href={href}>
            {text}
          </Button>
        }
      />
    );
  }
  if (protocol.data.agreedAt === null)
    return <ClosedBag bag={bag.data} protocol={protocol.data} onOpened={() => void protocol.refetch()} />;
  return (
    <>
      <OpenBagHead bag={bag.data} readAt={bag.at} onDue={() => void bag.refetch()} />
      <BagRights bag={bag.data} couponInfo={couponInfo} />
    </>
  );
}
