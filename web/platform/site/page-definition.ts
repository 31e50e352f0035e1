import type { ComponentType } from 'react';
import type { FirstCall, PageRequest } from '#core/site/page-document.ts';
import type { ArtKey } from '#web/art/keys.ts';
import type { SiteContext } from './site-context.tsx';

/** What a page module exports as `page`. */
export interface PageDefinition {
  readonly Page: ComponentType;
  /** Public calls of the first screen; the server makes them before rendering. */
  firstCalls?(request: PageRequest, site: SiteContext): readonly FirstCall[];
  /** Pictures of the first screen to preload. */
  readonly images?: readonly ArtKey[];
}

export interface PageModule {
  readonly page: PageDefinition;
}
