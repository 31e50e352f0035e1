import type { ReactNode } from 'react';
import { PageLink, useNavigator } from '#web/platform/navigation/navigation.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import type { Offer } from './rows/offer.ts';

interface OfferLayoutProps {
  readonly title: string;
  readonly offer: Offer;
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** A page about a membership: hero, title, a way to its explanation, and the bar that acts. */
export function OfferLayout({ title, offer: { motif, descriptionPage }, bar, children }: OfferLayoutProps) {
  const navigator = useNavigator();
  return (
    <Page bar={bar}>
      <Hero motif={motif} height={260} />
      <NavBar
        title={title}
        look="transparent"
        back={() => navigator.back()}
        right={
          descriptionPage && (
            <PageLink className="nav__a" to={{ page: descriptionPage }}>
              说明
            </PageLink>
          )
        }
      />
      {children}
    </Page>
  );
}
