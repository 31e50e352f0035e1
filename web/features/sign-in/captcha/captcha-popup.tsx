import './captcha-popup.css';
import { useId } from 'react';
import { closeIcon } from '#web/art/icons/close-icon.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import type { CodeChannel } from '../code/sent-code.ts';
import { Puzzle } from './puzzle.tsx';

interface CaptchaPopupProps {
  readonly open: boolean;
  /** The code that is being sent. */
  readonly sending: CodeChannel | undefined;
  onPassed(captchaToken: string): void;
  /** For whoever cannot see or move the puzzle. */
  onVoice(): void;
  onClose(): void;
}

/** The puzzle before a code is sent, wider than other popups because the picture fills it. */
export function CaptchaPopup({ open, sending, onPassed, onVoice, onClose }: CaptchaPopupProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} look="popup" labelledBy={titleId}>
      <div className="popup cpt">
        <h2 id={titleId} className="cpt__t">
          拖动滑块完成拼图
        </h2>
        <Puzzle onPassed={onPassed} />
        <p className="cpt__v">
          看不清？
          <button className="cpt__b" type="button" disabled={sending !== undefined} onClick={onVoice}>
            {sending === 'voice' ? '正在拨打…' : '改用语音验证码'}
          </button>
        </p>
        <IconButton className="dlg__x" icon={closeIcon} size={22} label="关闭" onPress={onClose} />
      </div>
    </Dialog>
  );
}
