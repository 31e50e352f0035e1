import './circle.css';
import type { ReactNode } from 'react';
import { PageLink, useNavigator } from '#web/platform/navigation/navigation.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** What every view of the circle stands in. */
export function CircleFrame({ bar, children }: { bar?: ReactNode; children: ReactNode }) {
  const navigator = useNavigator();
  return (
    <Page bar={bar}>
      <Hero motif="wave" height={260} />
      <NavBar
        title="动感圈"
        look="transparent"
        back={() => navigator.back()}
        right={
          <PageLink className="nav__a" to={{ page: 'dynamicCircleReceived' }}>
            我的领取
          </PageLink>
        }
      />
      <div className="mzc">{children}</div>
    </Page>
  );
}
