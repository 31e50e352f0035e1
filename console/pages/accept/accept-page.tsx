import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { session } from '#core/contract/console/session.ts';
import { passwordFault } from '#core/rules/console/password-fault.ts';
import { QrCode } from '#web/ui/qr-code/qr-code.tsx';
import { call } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { ListState } from '../../ui/parts.tsx';
import { SignInFrame } from '../sign-in/frame.tsx';
import styles from '../sign-in/sign-in.module.css';

/** An invited operator chooses a password, scans the authenticator's code and saves the recovery codes. */
export function AcceptPage() {
  const token = location.hash.slice(1);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const invitation = useQuery({
    queryKey: ['invitation', token],
    queryFn: () => call(session.openInvitation, { token }),
    staleTime: Infinity,
  });
  const accept = useMutation({
    mutationFn: () => call(session.acceptInvitation, { token, password, code }),
  });
  const { data } = invitation;
  const fault = data && password !== '' ? passwordFault(password, data.loginName) : undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!accept.isPending) accept.mutate();
  };
  return (
    <SignInFrame>
      {!data && <ListState query={invitation} isEmpty={false} empty="" />}
      {data && !accept.data && (
        <form className={styles.form} onSubmit={submit}>
          <h1>{data.name}，设置您的账号</h1>
          <p className={styles.note}>登录名：{data.loginName}</p>
          <Field
            label="密码"
            hint={fault ?? '至少 12 位，推荐几个词连成的句子'}
            type="password"
            autoComplete="new-password"
            required
            value={password}
            onValue={setPassword}
          />
          <div className={styles.secret}>
            <QrCode text={data.totpUri} label="身份验证器的二维码" />
            <span>用手机上的身份验证器扫码，或手工输入：</span>
            <code>{data.totpSecret}</code>
          </div>
          <Field
            label="验证器显示的 6 位数字"
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
            required
            value={code}
            onValue={(value) => setCode(value.replace(/\D/g, ''))}
          />
          <FormError error={accept.error} />
          <Button
            look="primary"
            size="large"
            type="submit"
            busy={accept.isPending}
            disabled={password === '' || fault !== undefined || code.length < 6}
          >
            完成设置
          </Button>
        </form>
      )}
      {accept.data && (
        <div className={styles.form}>
          <h1>请保存恢复码</h1>
          <p className={styles.note}>丢失手机时用它登录，每个只能用一次。离开这一页后不会再显示。</p>
          <ul className={styles.codes}>
            {accept.data.recoveryCodes.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
          <Link to="/sign-in">
            <Button look="primary" size="large">
              已保存，去登录
            </Button>
          </Link>
        </div>
      )}
    </SignInFrame>
  );
}
