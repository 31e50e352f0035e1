import { useState } from 'react';
import { placement } from '#core/contract/goods/placement.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { usePageQuery } from '../../platform/navigation/use-page-query.ts';
import { useQuery } from '../../platform/queries/use-query.ts';
import { track } from '../../platform/tracking/track.ts';
import { Page } from '../../ui/page.tsx';
import { Guesses } from './guesses.tsx';
import { HotWords } from './hot-words.tsx';
import { SearchHead } from './search-head.tsx';
import { SearchHistory } from './search-history.tsx';
import { rememberWord } from './searched-words.ts';
import { Suggestions } from './suggestions.tsx';

/** 搜索: history, popular words and, while typing, suggestions. */
export function SearchNavigationPage() {
  const { keyword: given = '' } = usePageQuery();
  const [typed, setTyped] = useState(given);
  const words = useQuery(placement.searchWords, {}, { staleMs: 300_000 });
  const popular = words.data?.words[0]?.text ?? '';
  const start = (word: string, floorName = '搜索框'): void => {
    const keyword = word || popular;
    if (keyword === '') return;
    track({ type: 'clk', floorName, pointName: keyword });
    rememberWord(keyword);
    openPage('searchResults', { keyword });
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
      {typed.trim() === '' ? (
        <>
          <SearchHistory onChoose={(word) => start(word, '搜索历史')} />
          <HotWords words={words} onChoose={(word) => start(word, '热搜榜')} />
          <Guesses />
        </>
      ) : (
        <Suggestions typed={typed} onChoose={(word) => start(word, '搜索建议')} />
      )}
    </Page>
  );
}
