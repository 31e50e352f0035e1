import { titles } from '#core/site/titles.ts';
import { RulesFloor } from '#web/features/campaign/rules-floor.tsx';
import { ClaimRecords } from '#web/features/rights/records/claim-records.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { RightsSkeleton } from '#web/features/rights/rights-skeleton.tsx';
import { useRecords, type RecordsOf } from '#web/features/rights/records/use-records.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { CardFacts } from './card-facts.tsx';
import { CardRights } from './card-rights.tsx';
import { CardTabs } from './card-tabs.tsx';
import { NoCards } from './no-cards.tsx';
import { useOwnedCards } from './use-owned-cards.ts';
import styles from './partner.module.css';

/** 会员详情: since when a card is held, what it gives, by which rules, and what was claimed with it. */
function PartnerDetail() {
  const go = useGo();
  const mobile = useSession(({ session }) => (session.kind === 'member' ? session.user.mobile : ''));
  const { cards, card, error, retry } = useOwnedCards();
  const productId = card?.product.productId;
  return (
    <PageFrame title={titles.partnerDetail} hero={{ motif: 'cloud', opacity: 0.18, height: 260 }}>
      {!cards && !error && <RightsSkeleton />}
      {((cards && !card) || error) && <NoCards error={error} retry={retry} />}
      {cards && card && (
        <CardTabs cards={cards} card={card} page="partnerDetail">
          <CardFacts product={card.product} mobile={mobile} />
          <CardRights card={card}>
            <div className={styles.claimRecords}>
              <Floor look="bare" header={{ title: '领取记录' }}>
                <ClaimRecords
                  key={productId}
                  className={styles.recordList}
                  rightsApi={card.rightsApi}
                  productId={productId}
                  onBegin={() => go({ page: 'partnerCard', query: { productId } })}
                />
              </Floor>
            </div>
            {card.rightsApi === rightsApis.partnerRetail && <CardRules productId={productId} />}
          </CardRights>
        </CardTabs>
      )}
    </PageFrame>
  );
}

/** The rules of the television line, once the height of the records above them is known. */
function CardRules({ productId }: RecordsOf) {
  const { list, error } = useRecords(rightsApis.partnerRetail, { productId });
  return list || error ? <RulesFloor actFloorId="partner-tv" /> : null;
}

export const page: PageDefinition = { Page: PartnerDetail };
