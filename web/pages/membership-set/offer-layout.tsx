import type { ReactNode } from 'react';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
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

/** The frame of a membership page: hero, title, link to the description, and the order bar. */
export function OfferLayout({ title, offer: { motif, descriptionPage }, bar, children }: OfferLayoutProps) {
  const navigator = useNavigator();
  return (
    <Page bar={bar}>
      <Hero motif={motif} height={260} />
      <NavBar
        title={title}
        look="transparent"
        back={() => navigator.back()}
        right={descriptionPage && <NavPageLink text="说明" to={{ page: descriptionPage }} />}
      />
      {children}
    </Page>
  );
}
