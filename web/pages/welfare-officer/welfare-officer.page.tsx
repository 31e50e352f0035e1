import { agreements } from '#core/contract/common/agreements.ts';
import { notices } from '#core/contract/content/notices.ts';
import { titles } from '#core/site/titles.ts';
import { shareIcon } from '#web/art/icons/share-icon.ts';
import { ActivityFloor } from '#web/features/campaign/activity-floor.tsx';
import { RulesFloor } from '#web/features/campaign/rules-floor.tsx';
import { ProvinceNote } from '#web/features/rights/province-note.tsx';
import { useShare } from '#web/platform/hosts/use-share.ts';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { officer } from './officer.ts';
import { OfficerCode } from './officer-code.tsx';
import { OfficerLinks } from './officer-links.tsx';
import { OfficerHead } from './officer-head.tsx';
import { usePassOn } from './use-pass-on.ts';

/** 权益福利官: the welfare officer, the QR code to add them, and this month's activities. */
function WelfareOfficer() {
  useShare(officer.share);
  const passOn = usePassOn(officer.share);
  return (
    <PageFrame
      title={titles.welfareOfficer}
      hero={{ motif: 'cloud' }}
      right={<IconButton icon={shareIcon} label="分享" onPress={passOn} />}
    >
      <OfficerHead />
      <OfficerCode onShare={passOn} />
      <ProvinceNote />
      <OfficerLinks />
      {officer.activities.map((actFloorId) => (
        <ActivityFloor key={actFloorId} actFloorId={actFloorId} />
      ))}
      <RulesFloor actFloorId={officer.activities[0]} />
    </PageFrame>
  );
}

export const page: PageDefinition = {
  Page: WelfareOfficer,
  firstCalls: () => [
    { endpoint: agreements.qrCodeMaterial, input: { materialId: officer.materialId } },
    { endpoint: notices.marketingPoints, input: { pageType: officer.pageType } },
    ...officer.activities.map((actFloorId) => ({ endpoint: notices.activityFloor, input: { actFloorId } })),
  ],
  images: ['shape/avatar'],
};
