import type { PageId } from '#core/site/paths/path-of.ts';
import { openPage } from '../../platform/navigation/open-page.ts';
import { track } from '../../platform/tracking/track.ts';

interface Tapped {
  readonly floor: string;
  readonly point: string;
  readonly page: PageId;
  readonly query?: Readonly<Record<string, string>>;
}

/** Opens a page and logs the tap with its place. */
export function openTapped({ floor, point, page, query }: Tapped): void {
  track({ type: 'clk', floorName: floor, pointName: point });
  openPage(page, query);
}
