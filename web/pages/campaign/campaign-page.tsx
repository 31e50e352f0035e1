import { memberPage } from '#core/contract/content/member-page.ts';
import { notices } from '#core/contract/content/notices.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Campaign } from './campaign.tsx';
import type { CampaignRow } from './campaigns.ts';

/** The page module of a campaign row; the server renders the offer and the activities. */
export const campaignPage = (row: CampaignRow): PageDefinition => ({
  Page: () => <Campaign row={row} />,
  firstCalls: () => [
    { endpoint: memberPage.memberTiers, input: { line: row.productLine } },
    ...row.activities.map((actFloorId) => ({ endpoint: notices.activityFloor, input: { actFloorId } })),
  ],
  images: [row.picture],
});
