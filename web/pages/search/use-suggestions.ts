import { useEffect, useState } from 'react';
import { search } from '#core/contract/goods/search.ts';
import type { SearchSuggestions } from '#core/contract/goods/search.shapes.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { usePlace } from '#web/platform/location/place-store.ts';

/** Typing pauses this long before a request is made. */
const debounceMs = 200;

/** Suggestions for what is being typed: debounced, and a request that is out of date is aborted. */
export function useSuggestions(typed: string): SearchSuggestions | undefined {
  const call = useApi();
  const { areaNum: cityCode, latitude, longitude } = usePlace();
  const [answer, setAnswer] = useState<{ readonly keyword: string; readonly data: SearchSuggestions }>();
  const keyword = typed.trim();
  useEffect(() => {
    if (keyword === '') return undefined;
    const outdated = new AbortController();
    const timer = setTimeout(() => {
      call(
        search.searchSuggest,
        { keyword, cityCode, latitude, longitude },
        { signal: outdated.signal },
      ).then(
        (data) => {
          if (!outdated.signal.aborted) setAnswer({ keyword, data });
        },
        // Without suggestions the field still searches.
        () => undefined,
      );
    }, debounceMs);
    return () => {
      clearTimeout(timer);
      outdated.abort();
    };
  }, [call, keyword, cityCode, latitude, longitude]);
  return keyword === '' ? undefined : answer?.data;
}
