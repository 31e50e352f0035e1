import { useState } from 'react';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import type { OwnedProduct, Right, RightsGroup } from '#core/contract/content/rights.shapes.ts';
import { groupChip } from '#core/rules/rights/groups/group-chip.ts';
import { rightGroupView } from '#core/rules/rights/groups/right-group-view.ts';
import { ownedButton } from '#core/rules/rights/buttons/spotlight-button.ts';
import { ClaimResult, type TakenClaim } from '#web/features/rights/claim-result.tsx';
import { nextLook } from '#web/features/rights/next-look.ts';
import { rightText } from '#web/features/rights/right-text.ts';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { FeatureNote, usePaused } from '#web/platform/gateway/limited-features.tsx';
import { useClaimRight } from '#web/features/rights/claiming/use-claim-right.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { ActionBar } from '#web/ui/action-bar/action-bar.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { ProductHead } from './product-head.tsx';
import { RightWords } from './right-words.tsx';
import { SpotlightSkeleton } from './spotlight-skeleton.tsx';
import { SpotlightFailed } from './spotlight-failed.tsx';
import { SpotlightFrame } from './spotlight-frame.tsx';
import { SpotlightStage, type StagedRight } from './spotlight-stage.tsx';

interface Staged extends StagedRight {
  readonly right: Right;
}

/** The rights of a held product, one in focus, claimed by one button. */
export function OwnedSpotlight({
  product,
  rightsId,
}: {
  product: OwnedProduct;
  rightsId: string | undefined;
}) {
  const go = useGo();
  const { productId, subscriptionId } = product;
  const [picked, setPicked] = useState(rightsId);
  const [taken, setTaken] = useState<TakenClaim>();
  const { data, error, refetch } = useCall(
    rightsFamilies.dgRights,
    { productId, subscriptionId },
    { refetchMs: nextLook },
  );
  const { claiming, claim } = useClaimRight(rightsApis.dg, ({ claimId }, { rightsShowName, picUrl }) =>
    setTaken({ claimId, rightsName: rightsShowName, picUrl }),
  );
  const paused = usePaused('claim');
  const retry = () => void refetch();
  if (!data)
    return (
      <SpotlightFrame productId={productId}>
        {error ? <SpotlightFailed error={error} onRetry={retry} /> : <SpotlightSkeleton />}
      </SpotlightFrame>
    );
  const rights = data.groupList.flatMap((group) =>
    group.rightsList.map((item) => staged(rightGroupView<Right>(item).right, group, product)),
  );
  const focused =
    rights.find((each) => each.rightsId === picked) ??
    rights.find(({ right }) => right.recvStatus === 0) ??
    rights[0];
  if (!focused)
    return (
      <SpotlightFrame productId={productId}>
        <SpotlightFailed error={undefined} text="该产品本月没有可领的权益" onRetry={retry} />
      </SpotlightFrame>
    );
  const busy = claiming.has(focused.rightsId) || focused.right.recvStatus === 1;
  const button = ownedButton(focused.right, data);
  return (
    <SpotlightFrame
      productId={productId}
      bar={
        <ActionBar>
          <Button
            disabled={button.disabled || paused !== undefined}
            busy={busy}
            reason={paused ?? focused.text}
            onPress={() => claim({ rights: data, right: focused.right })}
          >
            {busy ? '领取中' : button.text}
          </Button>
        </ActionBar>
      }
    >
      <FeatureNote feature="claim" />
      <ProductHead name={data.productName}>
        {(
          [
            [data.claimableCount, '项可领'],
            [data.claimedCount, '项已领'],
            [product.daysLeft ?? data.daysUntilRenewal, product.daysLeft === null ? '天后更新' : '天后到期'],
          ] as const
        ).map(([count, unit]) => (
          <p key={unit}>
            <span className="number">{count}</span> {unit}
          </p>
        ))}
      </ProductHead>
      <SpotlightStage rights={rights} focused={focused} onFocus={setPicked} />
      <RightWords rightsId={focused.rightsId} />
      <ClaimResult
        claim={taken}
        onClose={() => setTaken(undefined)}
        onRecords={() => go({ page: 'productRightsRecords', query: { productId } })}
      />
    </SpotlightFrame>
  );
}

const notes: Readonly<Record<Right['recvStatus'], string | undefined>> = {
  0: undefined,
  1: '领取中',
  2: '已领',
  3: undefined,
  4: undefined,
};

const staged = (right: Right, group: RightsGroup, { productId, subscriptionId }: OwnedProduct): Staged => ({
  right,
  rightsId: right.rightsId,
  groupId: right.groupId,
  productId,
  subscriptionId,
  groupName: `${group.groupName} · ${groupChip(group)}`,
  name: right.rightsShowName,
  picUrl: right.picUrl,
  text: rightText(right),
  note: right.lackStockFlag === 1 ? '已领完' : notes[right.recvStatus],
  off: right.recvStatus > 1,
});
