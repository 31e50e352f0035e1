import { boot } from './app/boot.tsx';
import { whenIdle } from './platform/tracking/when-idle.ts';

const pageList = () => import('./projects/load-page-at.ts');

void boot(async (place) => (await pageList()).loadPageAt(place)).then(() =>
  // At hand before somebody goes on; whoever is quicker, or has no network now, asks again.
  whenIdle(() => void pageList().catch(() => undefined)),
);
