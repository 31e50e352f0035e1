import { useEffect, useState } from 'react';
import { search } from '#core/contract/goods/search.ts';
import type { SearchSuggestions } from '#core/contract/goods/search.shapes.ts';
import { callApi } from '../../platform/call.ts';
import { usePlace } from '../../platform/location/place-store.ts';

/** Typing pauses this long before a request is made. */
const debounceMs = 200;

/** Suggestions for what is being typed: debounced; an answer that is out of date is dropped. */
export function useSuggestions(typed: string): SearchSuggestions | undefined {
  const { areaNum: cityCode, latitude, longitude } = usePlace();
  const [found, setFound] = useState<SearchSuggestions>();
  const keyword = typed.trim();
  useEffect(() => {
    if (keyword === '') return undefined;
    let isCurrent = true;
    const timer = setTimeout(() => {
      callApi(search.searchSuggest, { keyword, cityCode, latitude, longitude }).then(
        (data) => {
          if (isCurrent) setFound(data);
        },
        // Without suggestions the field still searches.
        () => undefined,
      );
    }, debounceMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [keyword, cityCode, latitude, longitude]);
  return keyword === '' ? undefined : found;
}
