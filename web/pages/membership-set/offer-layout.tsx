import type { ReactNode } from 'react';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { Offer } from './rows/offer.ts';

interface OfferLayoutProps {
  readonly title: string;
  readonly offer: Offer;
  readonly bar: ReactNode;
  readonly children: ReactNode;
}

/** The frame of a membership page: hero, title, link to the description, and the order bar. */
export function OfferLayout({ title, offer: { motif, descriptionPage }, bar, children }: OfferLayoutProps) {
  return (
    <PageFrame
      title={title}
      hero={{ motif, height: 260 }}
      right={descriptionPage && <NavPageLink text="说明" to={{ page: descriptionPage }} />}
      bar={bar}
    >
      {children}
    </PageFrame>
  );
}
