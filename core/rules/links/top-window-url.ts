import { pageUrl, type PageAddress } from '../../site/page-url.ts';

/** The URL of a top-window jump: {host}{base}/{project}{path}?{params} (§2). */
export const topWindowUrl = (origin: string, address: PageAddress): string => `${origin}${pageUrl(address)}`;
