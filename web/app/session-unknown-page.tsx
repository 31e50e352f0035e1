import { offlineSentence } from '#core/rules/calls/api-failure.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';

interface UnreachedPageProps {
  readonly title: string;
  onBack(): void;
  onRetry(): void;
}

/** Shown instead of a member page while the session cannot be verified, for example offline. */
export function SessionUnknownPage({ title, onBack, onRetry }: UnreachedPageProps) {
  return (
    <Page>
      <NavBar title={title} back={onBack} />
      <FailedState title="页面没有加载出来" text={offlineSentence} onRetry={onRetry} />
    </Page>
  );
}
