import { useState } from 'react';
import { phoneManage } from '#core/contract/content/phone-manage.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import { useSentCode } from '#web/features/number/use-sent-code.ts';
import { useQueryCache } from '#web/platform/queries/query-cache-context.tsx';
import { FeatureNote, usePaused } from '#web/platform/gateway/limited-features.tsx';
import { useAction } from '#web/platform/queries/use-action.ts';
import { useApi } from '#web/platform/api/api-context.tsx';
import { useConsent } from '#web/platform/consent/use-consent.tsx';
import { Button } from '#web/ui/button/button.tsx';
import { CodeField } from '#web/ui/code-field/code-field.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { askFirst } from '#web/ui/question/ask-first.ts';
import { toast } from '#web/ui/toast/toast.ts';
import styles from './change-service.module.css';

type Check = DataOf<typeof phoneManage.businessCheck>;

interface ChangeServiceProps {
  readonly businessId: string;
  readonly name: string;
  readonly open: Check;
  readonly close: Check;
}

/** Opens the offer with agreement and code, or leaves it; both after a confirmation. */
export function ChangeService({ businessId, name, open, close }: ChangeServiceProps) {
  const call = useApi();
  const queries = useQueryCache();
  const consent = useConsent({ texts: open.agreements, action: '开通' });
  const [code, setCode] = useState('');
  const paused = usePaused('number');
  const [error, setError] = useState<string>();
  const { send } = useSentCode({ purpose: 'business', businessId });
  const change = useAction(
    (action: 'open' | 'close') =>
      call(
        phoneManage.openBusiness,
        {
          businessId,
          action,
          ...(action === 'open' && {
            agreements: open.agreements.map(({ templateId, version }) => ({ templateId, version })),
            ...(open.needsSmsCode && { smsCode: code }),
          }),
        },
        { quiet: true },
      ),
    {
      onDone: ({ message }) => {
        toast(message);
        setCode('');
        void queries.refresh(phoneManage.businessCheck.path);
        void queries.refresh(phoneManage.butler.path);
      },
      inPage: true,
      onFailed: ({ message }) => setError(message),
    },
  );
  const ask = async (action: 'open' | 'close') => {
    setError(undefined);
    const { priceText, effectiveOn } = action === 'open' ? open : close;
    const sure = await askFirst(
      action === 'open'
        ? { title: `开通${name}？`, text: `${priceText}，${effectiveOn}生效`, confirm: '确认开通' }
        : { title: `退订${name}？`, text: `${priceText}，${effectiveOn}起不再收费`, confirm: '确认退订' },
    );
    if (sure) change.run(action);
  };
  if (close.allowed)
    return (
      <Floor header={{ title: '已开通' }}>
        <p className={styles.note}>退订后当月继续有效，{close.effectiveOn}起不再收费。</p>
        <Failure text={error} />
        <Button full kind="outline" busy={change.busy} onPress={() => void ask('close')}>
          退订
        </Button>
      </Floor>
    );
  if (!open.allowed)
    return (
      <Floor label="办理状态">
        <p className={styles.note}>{open.opened ? close.reason : open.reason}</p>
      </Floor>
    );
  const ready = paused === undefined && (!open.needsSmsCode || code.length === 6);
  return (
    <Floor header={{ title: '办理' }}>
      <FeatureNote feature="number" />
      <p className={styles.note}>
        {open.priceText}，从话费中扣取，{open.effectiveOn}生效。
      </p>
      {open.needsSmsCode && (
        <CodeField
          label="短信验证码"
          placeholder="请输入本机收到的验证码"
          value={code}
          send={send}
          onChange={(typed) => {
            setCode(typed);
            setError(undefined);
          }}
        />
      )}
      <div className={styles.consent}>{consent.choice()}</div>
      <Failure text={error} />
      <Button
        full
        busy={change.busy}
        disabled={!ready}
        reason={ready ? undefined : (paused ?? '请填写验证码')}
        onPress={() => consent.whenAgreed(() => void ask('open'))}
      >
        开通
      </Button>
      {consent.dialogs}
    </Floor>
  );
}

function Failure({ text }: { text: string | undefined }) {
  return text === undefined ? null : (
    <p className={styles.failure} role="alert">
      {text}
    </p>
  );
}
