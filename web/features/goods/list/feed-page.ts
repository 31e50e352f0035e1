import type { RequestOf } from '#core/contract/endpoint.ts';
import type { home } from '#core/contract/goods/home.ts';

/** The input of one page of 为你推荐; the server's inlined first page uses the same. */
export const feedPage = (pageNum: number): RequestOf<typeof home.forYou> => ({ pageNum, pageSize: 10 });
