import type { ReactNode } from 'react';
import { useRecordsPage } from '#web/features/rights/records/use-records-page.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { PageFrame } from '#web/platform/page/page-frame.tsx';

/** The page's header. */
export function MonthFrame({ children, bar }: { readonly children: ReactNode; readonly bar?: ReactNode }) {
  const recordsPage = useRecordsPage();
  return (
    <PageFrame
      title="本月权益"
      hero={{ motif: 'cloud', height: 260 }}
      right={<NavPageLink text="领取记录" to={{ page: recordsPage }} />}
      bar={bar}
    >
      {children}
    </PageFrame>
  );
}
