import { useEffect, useLayoutEffect, useState } from 'react';
import type { TracePoint } from '#core/contract/common/verification.shapes.ts';
import { joinClasses } from '#web/ui/join-classes.ts';
import { unshownMessage } from '../unshown-message.ts';
import { Picture } from './picture.tsx';
import { Slider, type SliderPhase } from './slider.tsx';
import { useCaptcha } from './use-captcha.ts';
import { useCheckCaptcha } from './use-check-captcha.ts';
import { useSlide } from './use-slide.ts';
import styles from './puzzle.module.css';

interface PuzzleProps {
  onPassed(captchaToken: string): void;
}

type Verdict = 'none' | 'wrong' | 'passed';

const ordinaryReach = 242;
/** The duration of the shake animation, after which the piece resets. */
const wrongMs = 520;

/** The slider captcha: checked on release; a wrong attempt shakes and loads a new picture. */
export function Puzzle({ onPassed }: PuzzleProps) {
  const { picture, renew, giveUp } = useCaptcha();
  const [verdict, setVerdict] = useState<Verdict>('none');
  const [sentence, setSentence] = useState<string>();
  const ready = picture.kind === 'ready' ? picture.captcha : undefined;
  const reach = ready ? ready.width - ready.pieceSize : ordinaryReach;

  const check = useCheckCaptcha({
    onPassed: (token) => {
      setVerdict('passed');
      onPassed(token);
    },
    onWrong: (failure) => {
      setVerdict('wrong');
      setSentence(unshownMessage(failure));
    },
  });
  const onRelease = (x: number, trace: readonly TracePoint[]) => {
    if (!ready) return;
    setSentence(undefined);
    check.run({ captchaId: ready.captchaId, x, trace });
  };
  const enabled = ready !== undefined && !check.busy && verdict === 'none';
  const { x, dragging, handlers, onKeyDown, moveTo, reset } = useSlide({ reach, enabled, onRelease });

  useEffect(() => {
    if (verdict !== 'wrong') return undefined;
    const timer = setTimeout(() => {
      setVerdict('none');
      renew();
    }, wrongMs);
    return () => clearTimeout(timer);
  }, [verdict, renew]);
  // Resets together with the new picture, not later, when the next drag may have started.
  useLayoutEffect(() => reset(), [picture.kind, ready?.captchaId, reset]);

  const phase = (): SliderPhase => {
    if (check.busy) return 'checking';
    if (verdict !== 'none') return verdict;
    if (!ready) return 'waiting';
    return dragging ? 'dragging' : 'ready';
  };
  const again = () => {
    if (check.busy || verdict !== 'none') return;
    setSentence(undefined);
    renew();
  };
  return (
    <div
      className={joinClasses(!dragging && styles.released, verdict === 'wrong' && styles.shaking)}
      style={{ '--slider-position': reach > 0 ? x / reach : 0 }}
    >
      <Picture picture={picture} handlers={handlers} onRenew={again} onBroken={giveUp} />
      <Slider phase={phase()} x={x} reach={reach} handlers={handlers} onKeyDown={onKeyDown} onMove={moveTo} />
      {sentence !== undefined && (
        <p className={styles.wrongNote} role="alert">
          {sentence}
        </p>
      )}
    </div>
  );
}
