import { maskMobile } from '#core/rules/format/phone.ts';
import type { SentCode } from './sent-code.ts';
import styles from './sent-note.module.css';

/** A live region that says where the code was sent; rendered empty before, so that screen readers announce it. */
export function SentNote({ sent }: { sent: SentCode | undefined }) {
  return (
    <output className={styles.sentNote}>
      {sent?.channel === 'sms' && `验证码已发送至 ${maskMobile(sent.mobile)}`}
      {sent?.channel === 'voice' && `请接听拨往 ${maskMobile(sent.mobile)} 的语音电话`}
    </output>
  );
}
