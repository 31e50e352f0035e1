import type { CSSProperties, HTMLAttributes } from 'react';
import { refreshIcon } from '#web/art/icons/refresh-icon.ts';
import { FailedState } from '#web/ui/failed-state/failed-state.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { joinClasses } from '#web/ui/join-classes.ts';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import type { CaptchaPicture } from './use-captcha.ts';
import styles from './picture.module.css';

interface PictureProps {
  readonly picture: CaptchaPicture;
  /** Drag handlers of the piece. */
  readonly handlers: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onPointerCancel'
  >;
  onRenew(): void;
  /** The picture failed to decode. */
  onBroken(): void;
}

const ordinary = { width: 294, height: 156 };
const percent = (part: number, whole: number): string => `${(part / whole) * 100}%`;

/** The picture with the gap and the piece; the piece's offset is the parent's `--slider-position`. */
export function Picture({ picture, handlers, onRenew, onBroken }: PictureProps) {
  const captcha = picture.kind === 'failed' ? undefined : picture.captcha;
  const { width, height } = captcha ?? ordinary;
  const box: CSSProperties = { paddingTop: percent(height, width) };
  return (
    <div
      className={joinClasses(styles.picture, picture.kind === 'loading' && styles.outdated)}
      style={box}
      aria-busy={picture.kind === 'loading'}
    >
      {picture.kind === 'failed' && (
        <div className={styles.failed}>
          <FailedState className={styles.failedRow} look="strip" title="拼图没有加载出来" onRetry={onRenew} />
        </div>
      )}
      {picture.kind === 'loading' && !captcha && (
        <div className={styles.holder}>
          <SkeletonBox height="100%" radius={0} />
        </div>
      )}
      {captcha && (
        <>
          <img
            className={styles.photo}
            src={captcha.image}
            alt="缺了一块的风景图，请把拼图移到缺口处"
            draggable={false}
            onError={onBroken}
          />
          <div
            className={styles.pieceTravel}
            data-travel
            style={{ top: percent(captcha.pieceY, height), width: percent(width - captcha.pieceSize, width) }}
          >
            <img
              className={styles.piece}
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
        <button className={styles.expired} type="button" onClick={onRenew}>
          图片已过期，点此换一张
        </button>
      )}
      {(picture.kind === 'ready' || captcha) && picture.kind !== 'expired' && (
        <IconButton
          className={styles.renewButton}
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
