import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useState, type FormEvent } from 'react';
import { session } from '#core/contract/console/session.ts';
import { call } from '../../platform/call.ts';
import { Button } from '../../ui/button.tsx';
import { Field, FormError } from '../../ui/field.tsx';
import { CodeStep } from './code-step.tsx';
import { SignInFrame } from './frame.tsx';
import styles from './sign-in.module.css';

/** Password, then a code of the authenticator. */
export function SignInPage() {
  const [loginName, setLoginName] = useState('');
  const [password, setPassword] = useState('');
  const [challenge, setChallenge] = useState<string>();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const enter = async (): Promise<void> => {
    queries.clear();
    await navigate({ to: '/overview', search: {} });
  };
  const signIn = useMutation({
    mutationFn: () => call(session.signIn, { loginName: loginName.trim().toLowerCase(), password }),
    onSuccess: async (answer) => {
      setPassword('');
      if (answer.step === 'totp') setChallenge(answer.challenge);
      else await enter();
    },
  });
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!signIn.isPending) signIn.mutate();
  };
  return (
    <SignInFrame>
      <ol className={styles.steps}>
        {['账号与密码', '动态验证码', '进入'].map((step, at) => (
          <li key={step} data-state={stateOf(at, challenge === undefined ? 0 : 1)}>
            {step}
          </li>
        ))}
      </ol>
      {challenge === undefined ? (
        <form className={styles.form} onSubmit={submit}>
          <h1>登录运营台</h1>
          <Field label="登录名" autoComplete="username" required value={loginName} onValue={setLoginName} />
          <Field
            label="密码"
            type="password"
            autoComplete="current-password"
            required
            value={password}
            onValue={setPassword}
          />
          <FormError error={signIn.error} />
          <Button look="primary" size="large" type="submit" busy={signIn.isPending}>
            下一步
          </Button>
          <p className={styles.note}>12 分钟无操作会自动退出；连续 5 次不对，账号锁定 15 分钟</p>
        </form>
      ) : (
        <CodeStep
          challenge={challenge}
          onDone={enter}
          onBack={() => setChallenge(undefined)}
          loginName={loginName}
        />
      )}
    </SignInFrame>
  );
}

const stateOf = (at: number, current: number): 'done' | 'current' | 'next' => {
  if (at === current) return 'current';
  return at < current ? 'done' : 'next';
};
