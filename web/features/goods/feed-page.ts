import type { SentOf } from '#core/contract/endpoint.ts';
import type { home } from '#core/contract/goods/home.ts';

/** What one page of 为你推荐 is asked for with; the server asks for the first one in the same words. */
export const feedPage = (pageNum: number): SentOf<typeof home.forYou> => ({ pageNum, pageSize: 10 });
