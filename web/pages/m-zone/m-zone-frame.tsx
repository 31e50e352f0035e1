import type { ReactNode } from 'react';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import styles from './m-zone.module.css';

/** The layout of all M-Zone views. */
export function MZoneFrame({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  const navigator = useNavigator();
  return (
    <Page bar={bar}>
      <Hero motif="wave" height={260} />
      <NavBar
        title="动感圈"
        look="transparent"
        back={() => navigator.back()}
        right={<NavPageLink text="我的领取" to={{ page: 'mZoneReceived' }} />}
      />
      <div className={styles.content}>{children}</div>
    </Page>
  );
}
