import type { LotteryBoard } from '#core/contract/activity/lottery.shapes.ts';
import { useArt } from '#web/art/use-art.ts';
import { useTurns } from '#web/ui/turns/use-turns.ts';
import styles from './lottery.module.css';

/** The last winners, one after the other; with reduced motion the last one alone. */
export function Winners({ winners }: Pick<LotteryBoard, 'winners'>) {
  const art = useArt();
  const { list, turn } = useTurns<HTMLParagraphElement>(winners.length);
  const winner = winners[turn];
  return (
    <p ref={list} className={styles.winner}>
      <img src={art('quick/gift')} width={22} height={22} alt="" />
      <span>{winner ? `恭喜 ${winner.mobile} 抽中${winner.prizeName}` : '好礼都在，等您来抽第一份'}</span>
    </p>
  );
}
