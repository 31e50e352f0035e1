import type { ComponentType, ReactNode } from 'react';
import type { ActivityBoard } from '#core/contract/activity/board.shapes.ts';
import { formatFen, shortYuan } from '#core/rules/pricing/money.ts';
import type { PageId } from '#core/site/paths/path-of.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { Card } from '#web/ui/card/card.tsx';
import { Tag, type TagProps } from '#web/ui/tag/tag.tsx';
import { Meter } from './board-marks.tsx';
import { SignButton } from './sign-button.tsx';
import styles from './board.module.css';

interface SmallCard {
  readonly page: PageId;
  readonly Card: ComponentType<{ readonly board: ActivityBoard }>;
}

/** The activities of every day that run, by the page that each leads to. */
export const smallCards = ({ lottery, halfPrice, welfare, coupons }: ActivityBoard): readonly SmallCard[] => [
  { page: 'dailyCash', Card: CashCard },
  ...(lottery && lottery.state !== 'notBegun' && lottery.state !== 'ended'
    ? [{ page: 'lottery', Card: LotteryCard } as const]
    : []),
  ...(coupons ? [{ page: 'couponCenter', Card: CouponsCard } as const] : []),
  ...(halfPrice ? [{ page: 'halfPrice', Card: HalfPriceCard } as const] : []),
  ...(welfare ? [{ page: 'welfareGoods', Card: WelfareCard } as const] : []),
];

interface FrameProps {
  readonly title: string;
  readonly tag: string | undefined;
  readonly tagKind?: TagProps['kind'];
  readonly text: string;
  /** A line or a meter. */
  readonly extra: ReactNode;
  readonly action: ReactNode;
}

const Frame = ({ title, tag, tagKind, text, extra, action }: FrameProps) => (
  <Card className={styles.small}>
    <span className={styles.smallHead}>
      <b className="grow">{title}</b>
      {tag !== undefined && <Tag kind={tagKind}>{tag}</Tag>}
    </span>
    <span className={styles.rowNote}>{text}</span>
    <span className={styles.extra}>{extra}</span>
    {action}
  </Card>
);

interface ActionLinkProps {
  readonly page: PageId;
  readonly children: string;
}

function ActionLink({ page, children }: ActionLinkProps) {
  const href = useHref();
  return (
    <Button size="s" kind="soft" full href={href({ page })}>
      {children}
    </Button>
  );
}

function CashCard({ board: { cash } }: { readonly board: ActivityBoard }) {
  const { state, signers, firstFen, mine } = cash;
  const bonus = mine?.bonus;
  const frame = { title: '天天签到', extra: `今天${signers.toLocaleString('zh-CN')}人签到` };
  if (state !== 'running' && mine?.signedToday !== true)
    return (
      <Frame
        {...frame}
        tag={state === 'usedUp' ? '已领完' : '已停止'}
        tagKind="mute"
        text={state === 'usedUp' ? '奖金已全部发完' : '暂时不能签到'}
        action={<ActionLink page="dailyCash">看余额</ActionLink>}
      />
    );
  return (
    <Frame
      {...frame}
      tag={mine ? (mine.signedToday ? '今天已签' : '今天未签') : undefined}
      tagKind={mine?.signedToday === true ? 'ok' : 'warn'}
      text={
        !mine
          ? `首日签到得¥${formatFen(firstFen)}`
          : bonus
            ? `连签${mine.streak}天，再签${bonus.daysLeft}天得¥${shortYuan(bonus.amountFen)}`
            : `已连签${mine.streak}天`
      }
      extra={bonus ? <Meter percent={((bonus.days - bonus.daysLeft) * 100) / bonus.days} /> : frame.extra}
      action={
        mine?.signedToday === true ? (
          <ActionLink page="dailyCash">{`已得¥${formatFen(mine.todayFen)}，看余额`}</ActionLink>
        ) : (
          <SignButton fen={mine?.todayFen ?? firstFen} />
        )
      }
    />
  );
}

function LotteryCard({ board: { lottery } }: { readonly board: ActivityBoard }) {
  if (!lottery) return null;
  const { state, prizesLeft, dailyChances, latest, mine } = lottery;
  const isOpen = state === 'open';
  const left = mine?.chancesLeft;
  return (
    <Frame
      title="转转赚"
      tag={
        !isOpen
          ? state === 'usedUp'
            ? '已领完'
            : '已停止'
          : left === undefined
            ? `每天${dailyChances}次`
            : left > 0
              ? `剩${left}次`
              : '今天已用完'
      }
      tagKind={!isOpen || left === 0 ? 'mute' : left === undefined ? 'info' : 'solid'}
      text={`奖池还剩${prizesLeft.toLocaleString('zh-CN')}份`}
      extra={latest ? `${latest.mobile} 得${latest.prizeName}` : '奖品和概率全部公开'}
      action={
        <ActionLink page="lottery">
          {!isOpen ? '看中奖记录' : left === 0 ? '做任务得机会' : '去转一次'}
        </ActionLink>
      }
    />
  );
}

function CouponsCard({ board: { coupons } }: { readonly board: ActivityBoard }) {
  if (!coupons) return null;
  const { claimable, mine } = coupons;
  return (
    <Frame
      title="领券中心"
      tag={mine && mine.claimed > 0 ? `已领${mine.claimed}张` : undefined}
      tagKind="ok"
      text={claimable > 0 ? `${claimable}张现在可领` : '能领的都领完了'}
      extra={claimable > 0 ? '领到就能用，下单直接抵' : '有新券会出现在这里'}
      action={<ActionLink page="couponCenter">{claimable > 0 ? '去领券' : '看我领的'}</ActionLink>}
    />
  );
}

function HalfPriceCard({ board: { halfPrice } }: { readonly board: ActivityBoard }) {
  if (!halfPrice) return null;
  const { goods, lowestFen, mine } = halfPrice;
  return (
    <Frame
      title="五折购"
      tag={mine && mine.left > 0 ? `可买${mine.left}件` : undefined}
      tagKind="solid"
      text={`${goods}款，¥${shortYuan(lowestFen)}起`}
      extra={!mine || mine.left > 0 ? '会员每月有名额' : '这个月没有名额'}
      action={<ActionLink page="halfPrice">去五折购</ActionLink>}
    />
  );
}

function WelfareCard({ board: { welfare } }: { readonly board: ActivityBoard }) {
  if (!welfare) return null;
  const { goods, lowestFen, mine } = welfare;
  return (
    <Frame
      title="福利好物"
      tag={mine && mine.used > 0 ? `已买${mine.used}件` : undefined}
      tagKind="ok"
      text={`${goods}款会员价，¥${shortYuan(lowestFen)}起`}
      extra="等级越高，能买的越多"
      action={<ActionLink page="welfareGoods">去看看</ActionLink>}
    />
  );
}
