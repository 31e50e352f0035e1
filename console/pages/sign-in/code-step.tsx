import { useMutation } from '@tanstack/react-query';
import { useState, type FormEvent } from 'react';
import { session } from '#core/contract/console/session.ts';
import { call } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { Person } from '../../ui/parts.tsx';
import styles from './sign-in.module.css';

interface CodeStepProps {
  readonly challenge: string;
  readonly loginName: string;
  readonly onDone: () => Promise<void>;
  readonly onBack: () => void;
}

/** The second step: six digits of the authenticator, or a recovery code. */
export function CodeStep({ challenge, loginName, onDone, onBack }: CodeStepProps) {
  const [code, setCode] = useState('');
  const [trustDevice, setTrustDevice] = useState(false);
  const [isRecovery, setIsRecovery] = useState(false);
  const verify = useMutation({
    mutationFn: async () => {
      if (isRecovery) await call(session.useRecoveryCode, { challenge, code });
      else await call(session.verifyTotp, { challenge, code, trustDevice });
    },
    onSuccess: onDone,
    onError: () => setCode(''),
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!verify.isPending) verify.mutate();
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <h1>{isRecovery ? '输入恢复码' : '输入 6 位动态验证码'}</h1>
      <p className={styles.note}>
        {isRecovery ? '设置验证器时保存的十个恢复码之一，每个只能用一次' : '打开手机上的验证器，找到“运营台”'}
      </p>
      <div className={styles.account}>
        <Person name={loginName} size={28} />
        {loginName}
        <Button look="text" size="small" onPress={onBack}>
          换账号
        </Button>
      </div>
      {isRecovery ? (
        <Field label="恢复码" required value={code} onValue={setCode} />
      ) : (
        <Field
          label="动态验证码"
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="\d{6}"
          maxLength={6}
          required
          value={code}
          onValue={(value) => setCode(value.replace(/\D/g, ''))}
        />
      )}
      <FormError error={verify.error} />
      <Button
        look="primary"
        size="large"
        type="submit"
        busy={verify.isPending}
        disabled={isRecovery ? code.trim() === '' : code.length < 6}
      >
        进入运营台
      </Button>
      <div className={styles.options}>
        {!isRecovery && (
          <label>
            <input
              type="checkbox"
              checked={trustDevice}
              onChange={({ target }) => setTrustDevice(target.checked)}
            />
            这台电脑 12 小时内只问密码
          </label>
        )}
        <Button
          look="text"
          size="small"
          onPress={() => {
            setIsRecovery(!isRecovery);
            setCode('');
          }}
        >
          {isRecovery ? '用验证器' : '用恢复码'}
        </Button>
      </div>
      <p className={styles.foot}>
        换了手机或丢了验证器？请负责人在“成员”里重置，重置需要另一位负责人确认。
        <br />
        12 分钟无操作会自动退出，审批时会再问一次验证码
      </p>
    </form>
  );
}
