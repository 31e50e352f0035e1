import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx';
import { NavBar } from '#web/ui/nav-bar/nav-bar.tsx';
import { Page } from '#web/ui/page/page.tsx';

/** Shown at every route whose page is not built yet. */
function UnderConstruction() {
  const navigator = useNavigator();
  return (
    <Page>
      <NavBar title="敬请期待" back={() => navigator.back()} />
      <EmptyState
        art="maintain"
        title="页面正在建设中"
        line="我们正在抓紧完善，先去看看别的吧"
        action={{ text: '返回上一页', onPress: () => navigator.back() }}
      />
    </Page>
  );
}

export const page: PageDefinition = { Page: UnderConstruction };
