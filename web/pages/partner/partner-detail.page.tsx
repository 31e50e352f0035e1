import { chinaDay } from '#core/rules/format/china-day.ts';
import { titles } from '#core/site/titles.ts';
import { RulesFloor } from '#web/features/campaign/rules-floor.tsx';
import { ClaimRecords } from '#web/features/rights/records/claim-records.tsx';
import { rightsApis } from '#web/features/rights/rights-apis.ts';
import { RightsSkeleton } from '#web/features/rights/rights-skeleton.tsx';
import { useRecords, type RecordsOf } from '#web/features/rights/records/use-records.ts';
import { useGo } from '#web/platform/navigation/navigation.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { CardFace } from './card-face.tsx';
import { CardRights } from './card-rights.tsx';
import { CardTabs } from './card-tabs.tsx';
import { NoCards } from './no-cards.tsx';
import { useOwnedCards, type OwnedCard } from './use-owned-cards.ts';
import styles from './partner.module.css';

/** 会员详情: since when a card is held, what it gives, by which rules, and what was claimed with it. */
function PartnerDetail() {
  const { cards, card, error, retry } = useOwnedCards();
  return (
    <PageFrame title={titles.partnerDetail} hero={{ motif: 'cloud', opacity: 0.18, height: 260 }}>
      {!cards && !error && <RightsSkeleton />}
      {((cards && !card) || error) && <NoCards error={error} retry={retry} />}
      {cards && card && (
        <CardTabs cards={cards} card={card} page="partnerDetail">
          <CardFacts card={card} />
          {card.product.hasEnded ? (
            <CardHistory card={card} />
          ) : (
            <CardRights card={card}>
              <CardHistory card={card} />
            </CardRights>
          )}
        </CardTabs>
      )}
    </PageFrame>
  );
}

/** The card itself, since when it is held and when its rights change. */
function CardFacts({ card }: { readonly card: OwnedCard }) {
  const { openedAt, renewsOn, hasEnded } = card.product;
  return (
    <>
      <CardFace card={card} />
      <Cells title="会员信息" titleHidden>
        <Cell title="开通时间" end={chinaDay(new Date(openedAt))} />
        {!hasEnded && <Cell title="权益更新" end={renewsOn} />}
      </Cells>
    </>
  );
}

/** What was claimed with the card, and the rules of the television line. */
function CardHistory({ card: { rightsApi, product } }: { readonly card: OwnedCard }) {
  const go = useGo();
  const { productId } = product;
  return (
    <>
      <div className={styles.claimRecords}>
        <Floor look="bare" header={{ title: '领取记录' }}>
          <ClaimRecords
            key={productId}
            className={styles.recordList}
            rightsApi={rightsApi}
            productId={productId}
            onBegin={() => go({ page: 'partnerCard', query: { productId } })}
          />
        </Floor>
      </div>
      {rightsApi === rightsApis.partnerRetail && <CardRules productId={productId} />}
    </>
  );
}

/** The rules of the television line, once the height of the records above them is known. */
function CardRules({ productId }: RecordsOf) {
  const { list, error } = useRecords(rightsApis.partnerRetail, { productId });
  return list || error ? <RulesFloor actFloorId="partner-tv" /> : null;
}

export const page: PageDefinition = { Page: PartnerDetail };
