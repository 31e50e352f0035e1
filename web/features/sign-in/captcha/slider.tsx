import { useRef, type HTMLAttributes, type KeyboardEvent, type PointerEvent } from 'react';
import { Icon } from '#web/art/icon.tsx';
import { checkIcon } from '#web/art/icons/check-icon.ts';
import { closeIcon } from '#web/art/icons/close-icon.ts';
import { rightIcon } from '#web/art/icons/right-icon.ts';
import { Spinner } from '#web/ui/button/spinner.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import styles from './slider.module.css';

export type SliderPhase = 'waiting' | 'ready' | 'dragging' | 'checking' | 'wrong' | 'passed';

const looks: Readonly<Record<SliderPhase, { readonly says: string; readonly mark: string }>> = {
  waiting: { says: '', mark: rightIcon },
  ready: { says: '向右拖动滑块', mark: rightIcon },
  dragging: { says: '松手完成验证', mark: rightIcon },
  checking: { says: '正在验证', mark: '' },
  wrong: { says: '再试一次', mark: closeIcon },
  passed: { says: '验证通过', mark: checkIcon },
};

interface SliderProps {
  readonly phase: SliderPhase;
  readonly x: number;
  readonly reach: number;
  readonly handlers: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  > & { onPointerDown(event: PointerEvent<HTMLElement>): void };
  onKeyDown(event: KeyboardEvent): void;
  /** Moved by a screen reader gesture. */
  onMove(x: number): void;
}

/** The slider track: a press anywhere grabs the knob, arrow keys move it, Enter releases it. */
export function Slider({ phase, x, reach, handlers, onKeyDown, onMove }: SliderProps) {
  const range = useRef<HTMLInputElement>(null);
  const { says, mark } = looks[phase];
  const takeHold = (event: PointerEvent<HTMLElement>) => {
    event.preventDefault(); // keeps the focus on the slider
    range.current?.focus({ preventScroll: true });
    handlers.onPointerDown(event);
  };
  return (
    <div
      className={joinClasses(
        styles.slider,
        styles[phase],
        x > 0 && (x > reach / 2 ? styles.nearEnd : styles.nearStart),
      )}
      {...handlers}
      onPointerDown={takeHold}
    >
      <span className={styles.clip}>
        <i className={styles.fill} />
      </span>
      <output className={styles.message}>{says}</output>
      <div className={styles.knobTravel} data-travel>
        <input
          ref={range}
          className={styles.range}
          type="range"
          min={0}
          max={reach}
          step={1}
          value={Math.round(x)}
          aria-label="拼图滑块，左右方向键移动，回车键提交"
          aria-valuetext={`已移动${Math.round(x)}`}
          aria-disabled={phase !== 'ready' && phase !== 'dragging'}
          onChange={(event) => onMove(Number(event.target.value))}
          onKeyDown={onKeyDown}
        />
        <span className={styles.knob}>{phase === 'checking' ? <Spinner /> : <Icon of={mark} />}</span>
      </div>
    </div>
  );
}
