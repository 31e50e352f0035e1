import { lottery } from '#core/contract/activity/lottery.ts';
import type { LotteryDraw, PrizeDelivery } from '#core/contract/activity/lottery.shapes.ts';
import { chinaMinute } from '#core/rules/format/china-minute.ts';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import styles from './draw-records.module.css';

const words: Readonly<Record<PrizeDelivery, string>> = {
  none: '没有中奖',
  card: '已放进我的券',
  delivering: '发放中',
  delivered: '已到账',
  failed: '发放没有成功',
};

interface DrawRowProps {
  readonly draw: LotteryDraw;
  onVerify(): void;
}

/** One draw: what it brought, how the delivery stands, and its verification. */
export function DrawRow({ draw, onVerify }: DrawRowProps) {
  const { drawId, place, delivery, drawnAt, note, proof } = draw;
  const picture = usePicture();
  const href = useHref();
  const call = useApi();
  const queries = useQueryCache();
  const refresh = () => void queries.refresh(lottery.lotteryDraws.path);
  const again = useAction(() => call(lottery.claimLotteryPrize, { drawId }), {
    onDone: refresh,
    onFailed: refresh,
  });
  const prize = proof.prizes[place];
  return (
    <li className={styles.draw}>
      <img src={picture(prize?.picUrl ?? 'quick/gift')} width={40} height={40} alt="" />
      <span className="grow">
        <b className={styles.prize}>{prize?.name}</b>
        <span className={styles.meta}>
          <time dateTime={drawnAt}>{chinaMinute(new Date(drawnAt))}</time> · {words[delivery]}
        </span>
        {delivery === 'delivered' && note !== '' && <span className={styles.meta}>{note}</span>}
      </span>
      <span className={styles.actions}>
        {delivery === 'card' && (
          <Button size="s" href={href({ page: 'myCoupons' })}>
            去使用
          </Button>
        )}
        {delivery === 'failed' && (
          <Button size="s" busy={again.busy} onPress={() => again.run(undefined)}>
            再次领取
          </Button>
        )}
        <Button size="s" kind="outline" label={`核对${prize?.name ?? ''}的抽奖`} onPress={onVerify}>
          核对
        </Button>
      </span>
    </li>
  );
}
