import type { LotteryDraw } from '#core/contract/activity/lottery.shapes.ts';
import { oddsText } from '#core/rules/lottery/drawn-prize.ts';
import { computedDraw } from '#core/rules/lottery/verify-draw.ts';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { warnIcon } from '#web/art/icons/warn-icon.ts';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import styles from './draw-proof.module.css';

interface DrawProofProps {
  readonly draw: LotteryDraw;
  onClose(): void;
}

/** Computes the draw again in the browser, step by step. */
export function DrawProof({ draw: { drawId, place, proof }, onClose }: DrawProofProps) {
  const computed = computedDraw({ ...proof, chanceId: drawId });
  const drawn = proof.prizes[computed.place];
  const begin = proof.prizes.slice(0, computed.place).reduce((sum, { weight }) => sum + weight, 0);
  const isSoldOut = proof.drawnPlace !== place;
  const steps = [
    {
      isRight: computed.isCommitted,
      text: '公布的随机数与抽奖前的校验码一致',
    },
    {
      isRight: computed.number === proof.number,
      text: `重新计算得到${computed.number}（0至${computed.sum - 1}之间）`,
    },
    {
      isRight: computed.place === proof.drawnPlace,
      text: `落在${begin}至${begin + (drawn?.weight ?? 1) - 1}，即“${drawn?.name ?? ''}”，概率${oddsText(drawn?.weight ?? 0, computed.sum)}`,
    },
    ...(isSoldOut
      ? [{ isRight: proof.stockBefore === 0, text: '当时这个奖品已发完，按规则记为谢谢参与' }]
      : []),
  ];
  const isRight = steps.every((step) => step.isRight);
  const values = [
    ['校验码（抽奖前公布）', proof.commitment],
    ['随机数（抽奖后公布）', proof.seed],
    ['手机的随机数', proof.clientSeed],
    ['抽奖编号', drawId],
    ['概率版本', `第${proof.version}版`],
    ...(proof.stockBefore === null
      ? []
      : [['奖品剩余', `抽前${proof.stockBefore}份，抽后${proof.stockAfter ?? 0}份`]]),
  ];
  return (
    <Sheet open title="核对这次抽奖" onClose={onClose}>
      <p className={isRight ? styles.right : styles.wrong} role="status">
        <Icon of={isRight ? checkIcon : warnIcon} size={20} />
        {isRight ? '核对一致，这次抽奖没有被更改' : '核对不一致，请联系客服'}
      </p>
      <ol className={styles.steps}>
        {steps.map(({ isRight: right, text }) => (
          <li key={text}>
            <span className="visually-hidden">{right ? '一致：' : '不一致：'}</span>
            {text}
            <span aria-hidden="true">{right ? ' ✓' : ' ✗'}</span>
          </li>
        ))}
      </ol>
      <dl className={styles.values}>
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.method}>
        算法：SHA-256(“number|随机数|抽奖编号|手机的随机数|0”)的前13位十六进制数，对{computed.sum}取余。
      </p>
    </Sheet>
  );
}
