import { computedDraw } from '#core/rules/lottery/verify-draw.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Popup } from '#web/ui/popup/popup.tsx';
import type { ShownDraw } from './use-draw.ts';
import styles from './draw-result.module.css';

interface DrawResultProps {
  readonly shown: ShownDraw;
  readonly chancesLeft: number;
  readonly recordsHref: string;
  onClose(): void;
}

/** What the draw brought, and whether it is the one the server had committed to. */
export function DrawResult({
  shown: { draw, commitment },
  chancesLeft,
  recordsHref,
  onClose,
}: DrawResultProps) {
  const picture = usePicture();
  const href = useHref();
  const { proof, place, delivery } = draw;
  const prize = proof.prizes[place];
  const isWon = delivery !== 'none';
  const computed = computedDraw({ ...proof, chanceId: draw.drawId });
  const isVerified =
    proof.commitment === commitment && computed.isCommitted && computed.place === proof.drawnPlace;
  return (
    <Popup
      open
      look={isWon ? 'reward' : 'plain'}
      title={isWon ? `恭喜抽中${prize?.name ?? '好礼'}` : '这次没有中，谢谢参与'}
      onClose={onClose}
      art={<img src={picture((isWon && prize?.picUrl) || 'quick/wheel')} width={96} height={96} alt="" />}
      footer={
        delivery === 'card' ? (
          <Button size="m" full href={href({ page: 'myCoupons' })}>
            去用券
          </Button>
        ) : (
          <Button size="m" full onPress={onClose}>
            {chancesLeft > 0 ? '再转一次' : '知道了'}
          </Button>
        )
      }
    >
      <p>{textOf(delivery, proof.drawnPlace !== place, chancesLeft)}</p>
      <p className={styles.proof}>
        {isVerified ? '本次结果已按公布的概率核对无误' : '本次结果没有通过核对，请联系客服'}，
        <a href={recordsHref}>查看记录</a>
      </p>
    </Popup>
  );
}

function textOf(delivery: ShownDraw['draw']['delivery'], isSoldOut: boolean, chancesLeft: number): string {
  switch (delivery) {
    case 'card':
      return '券已放进“我的券”，下单时自动可选';
    case 'delivered':
      return '奖品已到账，可以在中奖记录里查看';
    case 'delivering':
      return '正在为您发放，到账后会有消息通知';
    case 'failed':
      return '发放没有成功，可以在中奖记录里再次领取';
    case 'none': {
      const rest = chancesLeft > 0 ? `今天还有${chancesLeft}次机会` : '做任务还能再得机会，明天也再来转转';
      return isSoldOut ? `抽中的奖品刚好发完了。${rest}。` : rest;
    }
  }
}
