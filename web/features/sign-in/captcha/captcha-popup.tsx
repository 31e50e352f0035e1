import { useId } from 'react';
import { CloseButton } from '#web/ui/dialog/close-button.tsx';
import { PopupPanel } from '#web/ui/popup/popup-panel.tsx';
import type { CodeChannel } from '../code/sent-code.ts';
import { Puzzle } from './puzzle.tsx';
import styles from './captcha-popup.module.css';

interface CaptchaPopupProps {
  readonly open: boolean;
  /** The pending code request. */
  readonly sending: CodeChannel | undefined;
  onPassed(captchaToken: string): void;
  /** The voice-code alternative for subscribers who cannot solve the puzzle. */
  onVoice(): void;
  onClose(): void;
}

/** The captcha before a code is sent, in a wider popup. */
export function CaptchaPopup({ open, sending, onPassed, onVoice, onClose }: CaptchaPopupProps) {
  const titleId = useId();
  return (
    <PopupPanel className={styles.captcha} open={open} onClose={onClose} labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        拖动滑块完成拼图
      </h2>
      <Puzzle onPassed={onPassed} />
      <p className={styles.voiceText}>
        看不清？
        <button
          className={styles.voiceButton}
          type="button"
          disabled={sending !== undefined}
          onClick={onVoice}
        >
          {sending === 'voice' ? '正在拨打…' : '改用语音验证码'}
        </button>
      </p>
      <CloseButton className={styles.closeButton} onPress={onClose} />
    </PopupPanel>
  );
}
