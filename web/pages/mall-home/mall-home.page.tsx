import { memberPage } from '#core/contract/content/member-page.ts';
import { home } from '#core/contract/goods/home.ts';
import { placement } from '#core/contract/goods/placement.ts';
import { CareSwitch } from '#web/features/care/care-switch.tsx';
import { CityButton } from '#web/features/city/city-button.tsx';
import { floorViews } from '#web/features/goods/floors/floor-views.ts';
import { GoodsFloor } from '#web/features/goods/floors/goods-floor.tsx';
import { RegionFloors } from '#web/features/goods/floors/region-floors.tsx';
import { AfterHome } from '#web/features/notices/after-home.tsx';
import { BottomMenu } from '#web/features/home/bottom-menu.tsx';
import { HomeHead } from '#web/features/home/home-head.tsx';
import { MessagesButton } from '#web/features/messages/messages-button.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { LevelCard } from './level-card.tsx';
import { MallEntries } from './mall-entries.tsx';
import { MonthRights } from './month-rights.tsx';

const regionCode = 'SUPPER_MALL_HOME';
/** Goods are on this mall's first screen, so their floor is not loaded later. */
const views = { ...floorViews, quick: MallEntries, goods: GoodsFloor };

/** 首页 of the rights mall: the level, the month's rights, then the floors. */
function MallHome() {
  const { project } = useSite();
  return (
    <Page bar={<BottomMenu page="home" />}>
      <Hero motif="wave" />
      <h1 className="visually-hidden">{project.name}</h1>
      <HomeHead city={<CityButton />} care={<CareSwitch look="short" />} messages={<MessagesButton />} />
      <LevelCard />
      <RegionFloors regionCode={regionCode} views={views} second={<MonthRights />} />
      <AfterHome />
    </Page>
  );
}

export const page: PageDefinition = {
  Page: MallHome,
  firstCalls: () => [
    { endpoint: home.regionFloors, input: { regionCode } },
    { endpoint: memberPage.memberTiers, input: {} },
    { endpoint: placement.searchWords, input: {} },
  ],
};
