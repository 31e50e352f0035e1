import type { PageDefinition } from '#web/platform/world/page-definition.ts';
import { EquityPocket } from './equity-pocket.tsx';
import { pocketPage } from './pocket-page.ts';

export const page: PageDefinition = { ...pocketPage, Page: () => <EquityPocket motif="wave" /> };
