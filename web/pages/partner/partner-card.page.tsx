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
import { CardTabs } from './card-tabs.tsx';
import { NoCards } from './no-cards.tsx';
import { useOwnedCards } from './use-owned-cards.ts';

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
          <ApiRights
            key={product.subscriptionId}
            rightsApi={card.rightsApi}
            productId={product.productId}
            subscriptionId={product.subscriptionId}
            picture={card.picture}
            onClaimed={({ claimId }, { rightsShowName, picUrl }) =>
              setTaken({ claimId, rightsName: rightsShowName, picUrl })
            }
          >
            <Cells title="会员卡" titleHidden>
              <Cell
                title="会员详情"
                note="开通时间、权益说明和领取记录"
                href={href({ page: 'partnerDetail', query: { productId: product.productId } })}
              />
            </Cells>
          </ApiRights>
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

export const page: PageDefinition = { Page: PartnerCard };
