import type { BuyGroup, GroupOffer } from '#core/contract/activity/group-buy.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { PosterSheet } from '#web/features/goods/poster/poster-sheet.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSite } from '#web/platform/site/site-context.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';

interface InviteSheetProps {
  readonly open: boolean;
  readonly group: BuyGroup;
  readonly offer: GroupOffer;
  onClose(): void;
}

/** The poster of a group: scanning it leads to the group. */
export function InviteSheet({ open, group, offer, onClose }: InviteSheetProps) {
  const href = useHref();
  const picture = usePicture();
  const { project } = useSite();
  return (
    <PosterSheet
      open={open}
      onClose={onClose}
      title="邀请好友一起拼"
      art={picture(offer.picUrl)}
      fileName={`拼团-${offer.goodsId}`}
      poster={{
        name: offer.goodsName,
        price: `¥${shortYuan(offer.priceFen)}`,
        was: `单买 ¥${shortYuan(offer.listFen)}，${offer.size}人成团`,
        mall: project.name,
        hint: '长按或扫码参团',
        link: new URL(
          href({ page: 'groupShare', query: { groupNo: group.groupNo } }),
          globalThis.location.origin,
        ).href,
      }}
    />
  );
}
