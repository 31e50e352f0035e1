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
import { shareLink } from '#core/rules/hosts/share-link.ts';
import { copyText } from '#web/platform/hosts/copy-text.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { officer } from './officer.ts';
import { OfficerCode } from './officer-code.tsx';
import { OfficerLinks } from './officer-links.tsx';
import { OfficerHead } from './officer-head.tsx';

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

interface Shared {
  readonly title: string;
  readonly desc: string;
}

/** Shares the page with the system's share sheet, or copies its URL. */
function usePassOn({ title, desc }: Shared): () => void {
  return () => void shareOrCopy(title, desc, shareLink(globalThis.location.href));
}

async function shareOrCopy(title: string, text: string, url: string): Promise<void> {
  if ('share' in navigator) return navigator.share({ title, text, url }).catch(() => undefined); // cancelled by the subscriber
  if (await copyText(url)) toast('链接已复制，粘贴给好友即可');
  else toast('没有复制成功，请用右上角菜单分享', 'alert');
}
