import { BottomMenu } from '#web/features/home/bottom-menu.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Page } from '#web/ui/page/page.tsx';
import { MineBanner } from './mine-banner.tsx';
import { MineCard } from './mine-card.tsx';
import { OrderLinks } from './order-links.tsx';
import { ServiceLinks } from './service-links.tsx';
import { UserRow } from './user-row.tsx';
import { WelfareTiles } from './welfare-tiles.tsx';
import styles from './mine.module.css';

/** 我的 of the shopping mall: orders first. */
function Mine() {
  return (
    <Page bar={<BottomMenu page="mine" />}>
      <div className={styles.softHero} aria-hidden="true" />
      <UserRow />
      <MineCard />
      <OrderLinks />
      <WelfareTiles title="我的福利" more={{ text: '福利好物', page: 'welfareGoods' }} />
      <ServiceLinks />
      <MineBanner />
    </Page>
  );
}

export const page: PageDefinition = { Page: Mine };
