import { useId } from 'react';
import type { LotteryBoard } from '#core/contract/activity/lottery.shapes.ts';
import { Drawn } from '#web/art/drawn.tsx';
import { useArt } from '#web/art/use-art.ts';
import { wheelDisc } from '#web/art/wheel-disc.ts';
import { usePicture } from '#web/platform/site/use-picture.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import type { Turn } from './use-turn.ts';
import styles from './wheel.module.css';

interface WheelProps {
  readonly prizes: LotteryBoard['prizes'];
  readonly turn: Turn;
  readonly text: string;
  readonly note: string;
  /** Read out after the words on the button. */
  readonly more: string;
  readonly busy: boolean;
  onPress(): void;
}

/** The wheel with its button in the middle. */
export function Wheel({ prizes, turn, text, note, more, busy, onPress }: WheelProps) {
  const art = useArt();
  const picture = usePicture();
  const uid = useId();
  const names = prizes.map(({ name, isSoldOut }) => (isSoldOut ? `${name}（已抽完）` : name));
  const off = busy || turn.isTurning;
  return (
    <div className={styles.wheel}>
      <img className={styles.rim} src={art('shape/wheel-rim')} width={320} height={320} alt="" />
      <div
        className={joinClasses(styles.disc, turn.isTurning && styles.turning)}
        style={{ transform: `rotate(${turn.angle}deg)` }}
        onTransitionEnd={turn.stopped}
        role="img"
        aria-label={`转盘上的奖品：${names.join('、')}`}
      >
        <Drawn
          drawing={wheelDisc(
            prizes.map(({ name, picUrl }) => ({ label: name, picture: picture(picUrl) })),
            uid,
          )}
        />
      </div>
      <button
        type="button"
        className={styles.button}
        aria-disabled={off}
        aria-busy={off}
        onClick={off ? undefined : onPress}
      >
        <img src={art('shape/wheel-pointer')} width={104} height={118} alt="" />
        <span className={styles.word}>
          {text}
          <small>{note}</small>
        </span>
        <span className="visually-hidden">{more}</span>
      </button>
    </div>
  );
}
