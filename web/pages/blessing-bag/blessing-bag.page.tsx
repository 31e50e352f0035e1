import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { BlessingBagView } from './blessing-bag-view.tsx';
import { blessingBagPage } from './blessing-bag-page.ts';

export const page: PageDefinition = { ...blessingBagPage, Page: () => <BlessingBagView motif="cloud" /> };
