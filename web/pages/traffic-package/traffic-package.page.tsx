import { memberPage } from '#core/contract/content/member-page.ts';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { pathOf } from '#core/site/paths/path-of.ts';
import { goodsPage } from '#web/features/goods/list/use-goods-pages.ts';
import { MemberGate } from '#web/features/membership/member-gate.tsx';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useSite, type SiteContext } from '#web/platform/site/site-context.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { BagPanel } from './bag-panel.tsx';
import { bagTier } from './bag-offer.tsx';
import { packages, TrafficGoods } from './traffic-goods.tsx';
import { TrafficHead } from './traffic-head.tsx';
import { useBagSettled } from './use-bag-settled.ts';
import styles from './traffic-package.module.css';

/** In a project where both meanings share one path (§2), this page shows the gift bag too. */
const hasBagHere = ({ projectId }: SiteContext): boolean =>
  projectId !== 'workbench' && pathOf(projectId, 'trafficGiftBag') === pathOf(projectId, 'trafficPackage');

/** 流量包: remaining data rights of the month, and packages to buy. */
function TrafficPackage() {
  const site = useSite();
  const bagSettled = useBagSettled(hasBagHere(site));
  return (
    <PageFrame title="流量包" hero={{ motif: 'wave', height: 260, className: styles.hero }}>
      <TrafficHead />
      <ProvinceNote />
      {hasBagHere(site) && <BagPanel />}
      <MemberGate ready={bagSettled} skeleton={null}>
        <TrafficGoods />
        <p className={styles.footnote}>流量包仅限本机号码使用，当期有效、不结转；停机、销号期间不可办理</p>
      </MemberGate>
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: TrafficPackage,
  firstCalls: (_request, site) => [
    { endpoint: catalogue.goodsList, input: goodsPage<typeof catalogue.goodsList>(packages, 1) },
    ...(hasBagHere(site) ? [{ endpoint: memberPage.memberTiers, input: bagTier }] : []),
  ],
  images: ['goods/data-cut'],
};
