import './sent-line.css';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { SentCode } from './sent-code.ts';

/** Says where the code went; stands empty before, so that it is heard when it comes. */
export function SentLine({ sent }: { sent: SentCode | undefined }) {
  return (
    <output className="snt">
      {sent?.channel === 'sms' && `验证码已发送至 ${maskMobile(sent.mobile)}`}
      {sent?.channel === 'voice' && `请接听拨往 ${maskMobile(sent.mobile)} 的语音电话`}
    </output>
  );
}
