import './traffic-package.css';
import { memberPage } from '#core/contract/content/member-page.ts';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { pathOf } from '#core/site/path-of.ts';
import { goodsPage } from '#web/features/goods/use-goods-pages.ts';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/world/page-definition.ts';
import { useWorld, type World } from '#web/platform/world/world.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { BagPanel } from './bag-panel.tsx';
import { bagTier } from './bag-offer.tsx';
import { packages, TrafficGoods } from './traffic-goods.tsx';
import { TrafficHead } from './traffic-head.tsx';

/** In a project where both meanings share one path (§2), the gift bag stands on this page. */
const hasBagHere = ({ projectId }: World): boolean =>
  projectId !== 'workbench' && pathOf(projectId, 'trafficGiftBag') === pathOf(projectId, 'trafficPackage');

/** 流量包: what is left of the month's data rights, and packages to buy. */
function TrafficPackage() {
  const navigator = useNavigator();
  const world = useWorld();
  return (
    <Page>
      <div className="tfp">
        <Hero motif="wave" height={260} />
        <NavBar title="流量包" look="transparent" back={() => navigator.back()} />
      </div>
      <TrafficHead />
      <ProvinceNote />
      {hasBagHere(world) && <BagPanel />}
      <TrafficGoods />
      <p className="tff">流量包仅限本机号码使用，当期有效、不结转；停机、销号期间不可办理</p>
    </Page>
  );
}

export const page: PageDefinition = {
  Page: TrafficPackage,
  firstCalls: (_request, world) => [
    { endpoint: catalogue.goodsList, input: goodsPage<typeof catalogue.goodsList>(packages, 1) },
    ...(hasBagHere(world) ? [{ endpoint: memberPage.memberTiers, input: bagTier }] : []),
  ],
  images: ['goods/data-cut'],
};
