import { useEffect } from 'react';
import { useWorld } from '../world/world.tsx';
import { declareShare } from './declare-share.ts';
import type { ShareInfo } from './host.ts';
import { useHost } from './host-context.tsx';

/** What a page says about itself when it is shared, over its route's and its project's own; for what it learns after it came up. */
export function useShare(info: Partial<ShareInfo>): void {
  const world = useWorld();
  const host = useHost();
  const said = JSON.stringify(info);
  useEffect(() => declareShare(world, host, JSON.parse(said) as Partial<ShareInfo>), [world, host, said]);
}
