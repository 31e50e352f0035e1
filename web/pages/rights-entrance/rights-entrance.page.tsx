import { useState } from 'react';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import type { OwnedProduct } from '#core/contract/content/rights.shapes.ts';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { PageLink, useGo, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { ClaimResult, type TakenClaim } from '#web/features/rights/claim-result.tsx';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { RightsSkeleton } from '#web/features/rights/rights-skeleton.tsx';
import { useMembershipWay } from '#web/features/rights/use-membership-way.ts';
import { AccountNumber } from './account-number.tsx';
import { ProductRights } from './product-rights.tsx';
import styles from './product-rights.module.css';

/** 权益领取: the rights of the held products, claimed by one tap each. */
function RightsEntrance() {
  const go = useGo();
  const offerId = useQueryValue('offerId');
  const subscriptionId = useQueryValue('subscriptionId');
  const { sentence, way } = useMembershipWay();
  const [taken, setTaken] = useState<TakenClaim>();
  const member = useSession(({ session }) => (session.kind === 'member' ? session.user : undefined));
  const products = useCall(rightsFamilies.dgProducts, {}, { enabled: member !== undefined });
  const product = products.data && chosenOf(products.data, { offerId, subscriptionId });

  return (
    <PageFrame
      title="权益领取"
      hero={{ motif: 'wave', height: 260 }}
      right={<NavPageLink text="领取记录" to={{ page: 'rightsEntranceRecords' }} />}
    >
      {products.error && !products.data && (
        <FailedState
          look="floor"
          title="权益没有加载出来"
          text={products.error.message}
          onRetry={() => void products.refetch()}
        />
      )}
      {!products.error && !products.data && <RightsSkeleton />}
      {products.data && !product && (
        <>
          <ProvinceNote />
          <Floor label="没有权益产品">
            <EmptyState
              art="gifts"
              title="您还没有开通权益产品"
              text={sentence('开通会员后，每月可在这里领取专属权益')}
              action={way('去开通')}
            />
          </Floor>
        </>
      )}
      {product && products.data && (
        <ProductRights
          product={product}
          products={products.data}
          onClaimed={({ claimId }, { rightsShowName, picUrl }) =>
            setTaken({ claimId, rightsName: rightsShowName, picUrl })
          }
          onChoose={(chosen) =>
            go(
              {
                page: 'rightsEntrance',
                query: { offerId: chosen.productId, subscriptionId: chosen.subscriptionId },
              },
              'replace',
            )
          }
        />
      )}
      {product && (
        <p className={styles.monthLink}>
          <PageLink to={{ page: 'myMonth' }}>查看全部产品的本月权益，一键领取</PageLink>
        </p>
      )}
      {member && <AccountNumber mobile={member.mobile} />}
      <ClaimResult
        claim={taken}
        onClose={() => setTaken(undefined)}
        onRecords={() => go({ page: 'rightsEntranceRecords' })}
      />
    </PageFrame>
  );
}

interface Input {
  readonly offerId: string | undefined;
  readonly subscriptionId: string | undefined;
}

/** The product of the URL: by subscription, by product, else the first held one. */
const chosenOf = (
  products: readonly OwnedProduct[],
  { offerId, subscriptionId }: Input,
): OwnedProduct | undefined =>
  products.find((each) => each.subscriptionId === subscriptionId) ??
  products.find(({ productId }) => productId === offerId) ??
  products[0];

export const page: PageDefinition = { Page: RightsEntrance, images: ['goods/gift-cut'] };
