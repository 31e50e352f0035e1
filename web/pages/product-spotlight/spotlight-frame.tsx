import type { ReactNode } from 'react';
import { titles } from '#core/site/titles.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';

interface SpotlightFrameProps {
  readonly productId: string | undefined;
  readonly children: ReactNode;
  readonly bar?: ReactNode;
}

/** The layout around the spotlight. */
export function SpotlightFrame({ productId, children, bar }: SpotlightFrameProps) {
  return (
    <PageFrame
      title={titles.productSpotlight}
      hero={{ motif: 'cloud' }}
      right={<NavPageLink text="权益记录" to={{ page: 'productRightsRecords', query: { productId } }} />}
      bar={bar}
    >
      {children}
    </PageFrame>
  );
}
