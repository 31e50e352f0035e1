import type { ReactNode } from 'react';
import { standalonePages } from '#core/site/standalone.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface SpotlightFrameProps {
  readonly productId: string | undefined;
  readonly children: ReactNode;
  readonly bar?: ReactNode;
}

/** The layout around the spotlight. */
export function SpotlightFrame({ productId, children, bar }: SpotlightFrameProps) {
  const navigator = useNavigator();
  return (
    <Page bar={bar}>
      <Hero motif="cloud" />
      <NavBar
        title={standalonePages.productSpotlight.title}
        look="transparent"
        back={() => navigator.back()}
        right={<NavPageLink text="权益记录" to={{ page: 'productRightsRecords', query: { productId } }} />}
      />
      {children}
    </Page>
  );
}
