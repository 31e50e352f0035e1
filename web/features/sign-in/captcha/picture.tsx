import './picture.css';
import type { CSSProperties, HTMLAttributes } from 'react';
import { refreshIcon } from '#web/art/icons/refresh-icon.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { Bone } from '#web/ui/skeleton/bone.tsx';
import type { CaptchaPicture } from './use-captcha.ts';

interface PictureProps {
  readonly picture: CaptchaPicture;
  /** What lets the piece itself be dragged. */
  readonly handlers: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
  onRenew(): void;
  /** The picture came but cannot be shown. */
  onBroken(): void;
}

const ordinary = { width: 294, height: 156 };
const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** The picture with the gap and the piece over it; how far the piece has come stands in `--at` of a parent. */
export function Picture({ picture, handlers, onRenew, onBroken }: PictureProps) {
  const captcha = picture.kind === 'failed' ? undefined : picture.captcha;
  const { width, height } = captcha ?? ordinary;
  const box: CSSProperties = { paddingTop: percent(height, width) };
  return (
    <div
      className={joinClasses('pz', picture.kind === 'loading' && 'pz--old')}
      style={box}
      aria-busy={picture.kind === 'loading'}
    >
      {picture.kind === 'failed' && (
        <div className="pz__f">
          <FailedState look="strip" title="拼图没有加载出来" onRetry={onRenew} />
        </div>
      )}
      {picture.kind === 'loading' && !captcha && (
        <div className="pz__b">
          <Bone height="100%" radius={0} />
        </div>
      )}
      {captcha && (
        <>
          <img
            className="pz__i"
            src={captcha.image}
            alt="缺了一块的风景图，请把拼图移到缺口处"
            draggable={false}
            onError={onBroken}
          />
          <div
            className="pz__t"
            data-travel
            style={{ top: percent(captcha.pieceY, height), width: percent(width - captcha.pieceSize, width) }}
          >
            <img
              className="pz__p"
              src={captcha.piece}
              alt=""
              draggable={false}
              style={{ width: percent(captcha.pieceSize, width - captcha.pieceSize) }}
              {...handlers}
            />
          </div>
        </>
      )}
      {picture.kind === 'expired' && (
        <button className="pz__x" type="button" onClick={onRenew}>
          图片已过期，点此换一张
        </button>
      )}
      {(picture.kind === 'ready' || captcha) && picture.kind !== 'expired' && (
        <IconButton
          className="pz__r"
          icon={refreshIcon}
          size={20}
          look="over"
          label="换一张"
          onPress={onRenew}
        />
      )}
    </div>
  );
}
