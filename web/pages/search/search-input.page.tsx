import { Suspense, useState } from 'react';
import { catalogue } from '#core/contract/goods/catalogue.ts';
import { placement } from '#core/contract/goods/placement.ts';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useGo, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useIsHydrated } from '#web/platform/store/use-is-hydrated.ts';
import { Page } from '#web/ui/page/page.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { Guesses } from './guesses.tsx';
import { History } from './history.tsx';
import { HotWords } from './hot-words.tsx';
import { SearchHead } from '#web/features/goods/search/search-head.tsx';
import { useSearchHistory } from '#web/features/goods/search/search-history.ts';

const Suggestions = lazyPart(() => import('./suggestions.tsx').then((found) => found.Suggestions));

/** 搜索: history, popular words and, while typing, suggestions. */
function SearchInput() {
  const go = useGo();
  const { add: remember } = useSearchHistory();
  const provided = useQueryValue('keyword') ?? '';
  const [typed, setTyped] = useState(provided);
  const isHydrated = useIsHydrated();
  const words = useCall(placement.searchWords, {});
  const popular = words.data?.words[0]?.text ?? '';
  const start = (word: string) => {
    const keyword = word || popular;
    if (keyword === '') return;
    remember(keyword);
    go({ page: 'searchResults', query: { keyword } });
  };
  return (
    <Page>
      <SearchHead
        title="搜索"
        focusAtOnce
        value={typed}
        placeholder={popular || '搜索商品、权益、门店'}
        onChange={setTyped}
        onSearch={start}
      />
      {typed.trim() === '' || !isHydrated ? (
        <>
          <History onChoose={remember} />
          <HotWords onChoose={remember} />
          <Guesses />
        </>
      ) : (
        <Suspense fallback={null}>
          <Suggestions typed={typed} onChoose={remember} />
        </Suspense>
      )}
    </Page>
  );
}

export const page: PageDefinition = {
  Page: SearchInput,
  firstCalls: () => [
    { endpoint: placement.searchWords, input: {} },
    { endpoint: catalogue.categories, input: {} },
  ],
};
