import type { ReactNode } from 'react';
import { PageLink, useNavigator } from '#web/platform/navigation/navigation.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import type { Offer } from './rows/offer.ts';
import styles from '#web/ui/nav-bar/nav-bar.module.css';

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
        right={
          descriptionPage && (
            <PageLink className={styles.action} to={{ page: descriptionPage }}>
              说明
            </PageLink>
          )
        }
      />
      {children}
    </Page>
  );
}
