import type { ComponentType } from 'react';
import type { FirstCall, PageRequest } from '#core/site/page-document.ts';
import type { ArtKey } from '#web/art/keys.ts';
import type { World } from './world.tsx';

/** What a page module exports as `page`. */
export interface PageDefinition {
  readonly Page: ComponentType;
  /** Public calls whose answers the first screen shows; the server makes them before it draws. */
  firstCalls?(request: PageRequest, world: World): readonly FirstCall[];
  /** Art of the first screen that should be on its way before the scripts are. */
  readonly images?: readonly ArtKey[];
}

export interface PageModule {
  readonly page: PageDefinition;
}
