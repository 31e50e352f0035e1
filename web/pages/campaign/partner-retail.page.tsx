import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { campaignPage } from './campaign-page.tsx';
import { campaigns } from './campaigns.ts';

export const page: PageDefinition = campaignPage(campaigns.partnerRetail);
