import { cardProduct } from '#core/contract/content/card-product.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { provinceOnly } from '#core/rules/rights/buttons/rights-card-buttons.ts';
import { useArt } from '#web/art/use-art.ts';
import type { TakenClaim } from '#web/features/rights/claim-result.tsx';
import { nextLook } from '#web/features/rights/next-look.ts';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { RightsGroups } from '#web/features/rights/rights-groups.tsx';
import { useClaimRight } from '#web/features/rights/claiming/use-claim-right.ts';
import { useOrderMembership } from '#web/features/rights/use-rights-actions.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useIsElsewhere } from '#web/platform/gateway/use-is-elsewhere.ts';
import { useSession } from '#web/platform/session/session-store.ts';
import { Button } from '#web/ui/button/button.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './upgrade-gifts.module.css';

/** The membership an upgrade leads to (§9: the default product of excellent-plus). */
const upgradeProductId = '77';

/** Upgrade gifts: claimable after an upgrade, otherwise shown. */
export function UpgradeGifts({ onClaimed }: { onClaimed: (claim: TakenClaim) => void }) {
  const enabled = useSession(({ session }) => session.kind === 'member');
  const products = useCall(rightsFamilies.dgProducts, {}, { enabled });
  if (!products.data)
    return products.error ? (
      <Floor header={{ title: '升级礼' }}>
        <FailedState look="strip" title="升级礼没有加载出来" onRetry={() => void products.refetch()} />
      </Floor>
    ) : null;
  const owned = products.data.find(({ productId }) => productId === upgradeProductId);
  return owned ? (
    <OwnedGifts subscriptionId={owned.subscriptionId} onClaimed={onClaimed} />
  ) : (
    <UpgradeTeaser />
  );
}

function OwnedGifts({
  subscriptionId,
  onClaimed,
}: {
  subscriptionId: string;
  onClaimed: (claim: TakenClaim) => void;
}) {
  const { data, error, refetch } = useCall(
    cardProduct.memberRights,
    { offerId: upgradeProductId, subscriptionId },
    { refetchMs: nextLook },
  );
  const { claiming, claim } = useClaimRight(rightsApis.upgrade, ({ claimId }, { rightsShowName, picUrl }) =>
    onClaimed({ claimId, rightsName: rightsShowName, picUrl }),
  );
  if (!data)
    return error ? (
      <Floor header={{ title: '升级礼' }}>
        <FailedState look="strip" title="升级礼没有加载出来" onRetry={() => void refetch()} />
      </Floor>
    ) : null;
  return (
    <div role="group" aria-label="升级礼">
      <RightsGroups rights={data} claiming={claiming} onClaim={(right) => claim({ rights: data, right })} />
    </div>
  );
}

function UpgradeTeaser() {
  const art = useArt();
  const order = useOrderMembership();
  const isElsewhere = useIsElsewhere();
  return (
    <section className={styles.teaser} aria-label="升级礼">
      <div className="grow">
        <h2>升级礼</h2>
        <p>升级PLUS会员，每月机场与高铁贵宾厅、加油券、影音年度会员</p>
        <Button
          className={styles.upgradeButton}
          kind="vip"
          size="s"
          disabled={isElsewhere}
          onPress={() => void order(upgradeProductId)}
        >
          {isElsewhere ? provinceOnly : '去升级'}
        </Button>
      </div>
      <img className="decorative" src={art('goods/gift-ink')} width={104} height={104} alt="" />
    </section>
  );
}
