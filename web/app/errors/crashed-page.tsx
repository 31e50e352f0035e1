import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';
import { browserLocation } from '../navigation/browser-location.ts';

interface BrokenPageProps {
  onBack?(): void;
}

/** Fallback for a page that crashed or could not be loaded. It needs no context except the base path of its picture. */
export function CrashedPage({ onBack }: BrokenPageProps) {
  return (
    <Page>
      <NavBar title="页面开小差了" back={onBack} />
      <FailedState
        art="busy"
        title="页面没有打开"
        text="请稍后再试，或返回上一页"
        onRetry={() => browserLocation.reload()}
      />
    </Page>
  );
}
