import type { HostId } from '#core/config/hosts.ts';
import type { ContentKind } from '#core/contract/console/content.shapes.ts';
import { pageShowing } from '#core/site/paths/previewed-pages.ts';

/** Which page is shown to whom, and which of draft and live. */
export interface PreviewSettings {
  readonly view: 'draft' | 'live' | 'both';
  readonly place: string;
  /** 'guest', or a level as text. */
  readonly level: string;
  readonly areaNum: string;
  readonly brand: '1' | '2' | '3';
  readonly host: HostId;
  readonly at: string | null;
}

export const firstSettings = (kind: ContentKind, key: string): PreviewSettings => ({
  view: 'draft',
  place: pageShowing(kind, key).place,
  level: '2',
  areaNum: '320100',
  brand: '1',
  host: 'others',
  at: null,
});
