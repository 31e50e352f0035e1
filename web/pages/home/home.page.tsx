import { home } from '#core/contract/goods/home.ts';
import { placement } from '#core/contract/goods/placement.ts';
import { CareSwitch } from '#web/features/care/care-switch.tsx';
import { CityButton } from '#web/features/city/city-button.tsx';
import { RegionFloors } from '#web/features/goods/floors/region-floors.tsx';
import { AfterHome } from '#web/features/notices/after-home.tsx';
import { BottomMenu } from '#web/features/home/bottom-menu.tsx';
import { HomeHead } from '#web/features/home/home-head.tsx';
import { MembershipCard } from '#web/features/membership/membership-card.tsx';
import { MessagesButton } from '#web/features/messages/messages-button.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { Page } from '#web/ui/page/page.tsx';
import styles from './home.module.css';

const regionCode = 'SUPER_MARKET_HOME';

/** 首页 of the shopping mall: membership card, floors and the goods feed. */
function Home() {
  const { project } = useSite();
  return (
    <Page bar={<BottomMenu page="home" />}>
      <Hero motif="cloud" />
      <h1 className="visually-hidden">{project.name}</h1>
      <HomeHead city={<CityButton />} care={<CareSwitch look="short" />} messages={<MessagesButton />} />
      <MembershipCard />
      <div id="ending" className={styles.ending} />
      <RegionFloors regionCode={regionCode} />
      <AfterHome />
    </Page>
  );
}

export const page: PageDefinition = {
  Page: Home,
  firstCalls: () => [
    { endpoint: home.regionFloors, input: { regionCode } },
    { endpoint: home.seckill, input: {} },
    { endpoint: placement.searchWords, input: {} },
  ],
};
