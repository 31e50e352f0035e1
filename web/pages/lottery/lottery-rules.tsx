import type { LotteryBoard } from '#core/contract/activity/lottery.shapes.ts';
import { oddsText, weightSum } from '#core/rules/lottery/drawn-prize.ts';
import { RuleList } from '#web/ui/rule-list/rule-list.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import styles from './lottery-rules.module.css';

interface LotteryRulesProps {
  readonly open: boolean;
  readonly board: LotteryBoard;
  onClose(): void;
}

const fairness = [
  '每次机会都有一个保密的随机数，抽奖前先公布它的校验码，谁也不能事后更换。',
  '抽奖时手机再加入一个自己的随机数，两者一起算出落点，主办方和用户都不能单独决定结果。',
  '抽完公布全部数值，在中奖记录里可以随时重新计算、核对。',
];

/** The rules, the odds of every prize and how a draw is verified. */
export function LotteryRules({ open, board: { prizes, rules, version }, onClose }: LotteryRulesProps) {
  const sum = weightSum(prizes);
  return (
    <Sheet open={open} title="活动规则" onClose={onClose}>
      <RuleList rules={rules} />
      <table className={styles.odds}>
        <caption>奖品与概率（第{version}版）</caption>
        <thead>
          <tr>
            <th scope="col">奖品</th>
            <th scope="col">概率</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ name, weight, isSoldOut }) => (
            <tr key={name}>
              <th scope="row">
                {name}
                {isSoldOut && <span className="text-tertiary">（已抽完）</span>}
              </th>
              <td className="number">{oddsText(weight, sum)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <h3 className={styles.heading}>怎样保证公平</h3>
      <RuleList rules={fairness} />
    </Sheet>
  );
}
