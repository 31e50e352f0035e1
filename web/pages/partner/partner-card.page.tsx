import { useState } from 'react';
import { titles } from '#core/site/titles.ts';
import { ClaimResult, type TakenClaim } from '#web/features/rights/claim-result.tsx';
import { ApiRights } from '#web/features/rights/api-rights.tsx';
import { RightsSkeleton } from '#web/features/rights/rights-skeleton.tsx';
import { useGo, useHref } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { CardFace } from './card-face.tsx';
import { CardTabs } from './card-tabs.tsx';
import { HowToUse } from './how-to-use.tsx';
import { NoCards } from './no-cards.tsx';
import { useOwnedCards, type OwnedCard } from './use-owned-cards.ts';
import styles from './partner.module.css';

/** 我的会员卡: the held partner cards with their rights of this month. */
function PartnerCard() {
  const go = useGo();
  const href = useHref();
  const { cards, card, error, retry } = useOwnedCards();
  const [taken, setTaken] = useState<TakenClaim>();
  const product = card?.product;
  return (
    <PageFrame title={titles.partnerCard} hero={{ motif: 'cloud', opacity: 0.18, height: 260 }}>
      {!cards && !error && <RightsSkeleton />}
      {((cards && !card) || error) && <NoCards error={error} retry={retry} />}
      {cards && card && product && (
        <CardTabs cards={cards} card={card} page="partnerCard">
          {product.hasEnded ? (
            <EndedCard card={card} />
          ) : (
            <ApiRights
              key={product.subscriptionId}
              rightsApi={card.rightsApi}
              productId={product.productId}
              subscriptionId={product.subscriptionId}
              picture={card.picture}
              renderHead={({ claimableCount, claimedCount }) => (
                <CardFace card={card}>
                  <span className={styles.counts}>
                    本月可领{claimableCount}项，已领{claimedCount}项
                  </span>
                </CardFace>
              )}
              onClaimed={({ claimId }, { rightsShowName, picUrl }) =>
                setTaken({ claimId, rightsName: rightsShowName, picUrl })
              }
            >
              <HowToUse card={card} />
              <Cells title="会员卡" titleHidden>
                <Cell
                  title="会员详情"
                  note="开通时间、权益说明和领取记录"
                  href={href({ page: 'partnerDetail', query: { productId: product.productId } })}
                />
              </Cells>
            </ApiRights>
          )}
        </CardTabs>
      )}
      <ClaimResult
        claim={taken}
        onClose={() => setTaken(undefined)}
        onRecords={() => go({ page: 'partnerDetail', query: { productId: product?.productId } })}
      />
    </PageFrame>
  );
}

/** A card that ran out: the card, and the way to open it again. */
function EndedCard({ card }: { readonly card: OwnedCard }) {
  const href = useHref();
  return (
    <>
      <CardFace card={card} />
      <Floor label="会员卡已到期">
        <EmptyState
          art="coupons"
          size={116}
          title="这张会员卡已到期"
          text="已领取的权益在各自有效期内仍可使用"
          action={{ text: '重新开通', href: href({ page: 'partnerRetail' }) }}
        />
      </Floor>
    </>
  );
}

export const page: PageDefinition = { Page: PartnerCard };
