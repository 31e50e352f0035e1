import { useState } from 'react';
import { phoneManage } from '#core/contract/content/phone-manage.ts';
import { isMobile } from '#core/rules/format/phone.ts';
import { useSentCode } from '#web/features/number/use-sent-code.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { CodeField } from '#web/ui/code-field/code-field.tsx';
import { Sheet } from '#web/ui/sheet/sheet.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { toast } from '#web/ui/toast/toast.ts';

/** Binds a number with the code that was sent to it. */
export function BindSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const call = useApi();
  const queries = useQueryCache();
  const [mobile, setMobile] = useState('');
  const [label, setLabel] = useState('');
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const { send, sent } = useSentCode(isMobile(mobile) ? { purpose: 'bind', mobile } : undefined);
  const bind = useAction(
    () =>
      call(
        phoneManage.bindNumber,
        { action: 'bind', mobile, smsCode: code, ...(label.trim() && { label: label.trim() }) },
        { quiet: true },
      ),
    {
      onDone: () => {
        toast('副号已绑定');
        void queries.refresh(phoneManage.butler.path);
        onClose();
      },
      inPage: true,
      onFailed: ({ message }) => setError(message),
    },
  );
  return (
    <Sheet
      open={open}
      title="绑定副号"
      onClose={onClose}
      footer={
        <Button
          full
          busy={bind.busy}
          disabled={!isMobile(mobile) || code.length < 6}
          onPress={() => bind.run(undefined)}
        >
          确认绑定
        </Button>
      }
    >
      <TextField
        label="副号"
        value={mobile}
        type="tel"
        inputMode="numeric"
        maxLength={11}
        placeholder="请输入11位手机号码"
        hint={sent ? '验证码已发送到这个号码' : '验证码会发送到这个号码'}
        onChange={(text) => setMobile(text.replace(/\D/g, ''))}
      />
      <TextField label="备注" value={label} maxLength={12} placeholder="例如：妈妈" onChange={setLabel} />
      <CodeField
        label="短信验证码"
        placeholder="请输入短信验证码"
        value={code}
        error={error}
        send={send}
        onChange={(typed) => {
          setCode(typed);
          setError(undefined);
        }}
      />
    </Sheet>
  );
}
