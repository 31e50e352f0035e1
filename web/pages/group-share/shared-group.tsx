import { faceOf } from '#core/rules/format/face-of.ts';
import { Suspense, useState } from 'react';
import type { GroupInfo } from '#core/contract/activity/group-buy.shapes.ts';
import { shortYuan } from '#core/rules/pricing/money.ts';
import { AvatarArt } from '#web/art/avatar-art.tsx';
import { shareIcon } from '#web/art/icons/share-icon.ts';
import { useGroupAction, type GroupVisitor } from '#web/features/group-buy/use-group-action.ts';
import { useShare } from '#web/platform/hosts/use-share.ts';
import { PageFrame } from '#web/platform/page/page-frame.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { lazyPart } from '#web/ui/sheet/lazy-part.tsx';
import { GroupCard } from './group-card.tsx';
import { OtherGroups } from './other-groups.tsx';
import { ShareBar } from './share-bar.tsx';
import { GroupSteps } from './group-steps.tsx';
import styles from './group-share.module.css';

const InviteSheet = lazyPart(() => import('./invite-sheet.tsx').then((loaded) => loaded.InviteSheet));

const inviterTexts = {
  invited: (saved: string) => `邀你一起拼，拼成立省${saved}元`,
  open: (saved: string) => `的团，拼成每人省${saved}元`,
  formed: (saved: string) => `的团已拼成，每人省了${saved}元`,
  expired: () => '的团没有在时间内拼成',
} as const;

interface SharedGroupProps {
  readonly shown: GroupInfo;
  readonly offset: number;
  readonly visitor: GroupVisitor;
  onBack(): void;
  onChanged(): void;
}

/** A group with its goods, seats and steps, and what the visitor can do next. */
export function SharedGroup({ shown, offset, visitor, onBack, onChanged }: SharedGroupProps) {
  const { group, offer, seat, others, otherCount, serverNow } = shown;
  const [inviting, setInviting] = useState(false);
  const [wasInviting, setWasInviting] = useState(false);
  const invite = () => {
    setWasInviting(true);
    setInviting(true);
  };
  const actions = useGroupAction(visitor);
  const openerAt = Math.max(
    0,
    group.members.findIndex(({ isOpener }) => isOpener),
  );
  const opener = group.members[openerAt]?.name;
  const saved = shortYuan(Math.max(0, offer.listFen - offer.priceFen));
  useShare({
    title: `${offer.size}人拼团：${offer.goodsName}`,
    desc: `拼团价${shortYuan(offer.priceFen)}元，拼成立省${saved}元`,
  });
  const time = { serverNow, offset };
  const isOpen = group.state === 'open';
  return (
    <PageFrame
      title={seat ? '我的拼团' : isOpen ? '邀你参团' : '拼团详情'}
      hero={{ motif: 'cloud', height: 300 }}
      back={onBack}
      right={isOpen ? <IconButton icon={shareIcon} size={22} label="分享" onPress={invite} /> : undefined}
      bar={<ShareBar target={{ offer, group, seat }} actions={actions} onInvite={invite} />}
    >
      <p className={styles.inviter}>
        <AvatarArt face={faceOf(group.groupNo, openerAt)} size={36} />
        <span>
          <b className={styles.inviterName}>{opener ?? '好友'}</b>{' '}
          {inviterTexts[isOpen && !seat ? 'invited' : group.state](saved)}
        </span>
      </p>
      <GroupCard group={group} offer={offer} time={time} onEnd={onChanged} />
      <GroupSteps group={group} offer={offer} seat={seat?.state} />
      {others.length > 0 && <OtherGroups groups={others} total={otherCount} time={time} onEnd={onChanged} />}
      {wasInviting && (
        <Suspense fallback={null}>
          <InviteSheet open={inviting} group={group} offer={offer} onClose={() => setInviting(false)} />
        </Suspense>
      )}
    </PageFrame>
  );
}
