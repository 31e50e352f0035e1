import type { ReactNode } from 'react';
import { useRecordsPage } from '#web/features/rights/records/use-records-page.ts';
import { NavPageLink } from '#web/platform/navigation/nav-page-link.tsx';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { Hero } from '#web/ui/hero/hero.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** The page's header. */
export function MonthFrame({ children, bar }: { readonly children: ReactNode; readonly bar?: ReactNode }) {
  const navigator = useNavigator();
  const recordsPage = useRecordsPage();
  return (
    <Page bar={bar}>
      <Hero motif="cloud" height={260} />
      <NavBar
        title="本月权益"
        look="transparent"
        back={() => navigator.back()}
        right={<NavPageLink text="领取记录" to={{ page: recordsPage }} />}
      />
      {children}
    </Page>
  );
}
