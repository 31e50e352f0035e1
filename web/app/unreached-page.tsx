import { offlineSentence } from '#web/platform/api/api-failure.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface UnreachedPageProps {
  readonly title: string;
  onBack(): void;
  onRetry(): void;
}

/** Stands in for a member's page while the server cannot be asked whose it is. */
export function UnreachedPage({ title, onBack, onRetry }: UnreachedPageProps) {
  return (
    <Page>
      <NavBar title={title} back={onBack} />
      <FailedState title="页面没有加载出来" line={offlineSentence} onRetry={onRetry} />
    </Page>
  );
}
