import { boot } from './app/boot.tsx';
import { whenIdle } from './platform/site/when-idle.ts';

const pageList = () => import('./projects/load-page-at.ts');

// In a task of its own: the evaluation of React and the modules is one already.
setTimeout(
  () =>
    void boot(async (place) => (await pageList()).loadPageAt(place)).then(() =>
      // Prefetched before the next navigation; a failed prefetch is retried by the navigation itself.
      whenIdle(() => void pageList().catch(() => undefined)),
    ),
);
