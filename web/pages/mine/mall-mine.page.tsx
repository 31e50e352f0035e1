import { BottomMenu } from '#web/features/home/bottom-menu.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Hero } from '#web/ui/hero/hero.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { MineBanner } from './mine-banner.tsx';
import { MineCard } from './mine-card.tsx';
import { OrderLinks } from './order-links.tsx';
import { RightsLinks } from './rights-links.tsx';
import { ServiceLinks } from './service-links.tsx';
import { UserRow } from './user-row.tsx';
import { WelfareTiles } from './welfare-tiles.tsx';
import styles from './mine.module.css';

/** 我的 of the rights mall: rights first, in its own colours. */
function MallMine() {
  return (
    <Page className={styles.mallPage} bar={<BottomMenu page="mine" />}>
      <Hero motif="cloud" height={260} />
      <UserRow look="onHero" />
      <MineCard />
      <RightsLinks />
      <WelfareTiles title="会员福利" more={{ text: '福利好物', page: 'welfareGoods' }} />
      <OrderLinks />
      <ServiceLinks />
      <MineBanner />
    </Page>
  );
}

export const page: PageDefinition = { Page: MallMine };
