import type { ReactNode } from 'react';
import { standalonePages } from '#core/site/standalone.ts';
import { PageLink, useNavigator } from '#web/platform/navigation/navigation.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface SpotlightFrameProps {
  readonly productId: string | undefined;
  readonly children: ReactNode;
  readonly bar?: ReactNode;
}

/** What stands around the stage, whatever stands on it. */
export function SpotlightFrame({ productId, children, bar }: SpotlightFrameProps) {
  const navigator = useNavigator();
  return (
    <Page bar={bar}>
      <Hero motif="cloud" />
      <NavBar
        title={standalonePages.productSpotlight.title}
        look="transparent"
        back={() => navigator.back()}
        right={
          <PageLink className="nav__a" to={{ page: 'productRightsRecords', query: { productId } }}>
            权益记录
          </PageLink>
        }
      />
      {children}
    </Page>
  );
}
