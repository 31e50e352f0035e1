import './own-number-panel.css';
import { useState } from 'react';
import { names } from '#core/config/names.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Bone } from '#web/ui/skeleton/bone.tsx';
import { AgreementLine } from '../agreement/agreement-line.tsx';
import { AgreementSheet } from '../agreement/agreement-sheet.tsx';
import { ConsentPopup } from '../agreement/consent-popup.tsx';
import { ownNumberAgreements, type SignInText } from '../agreement/sign-in-agreements.ts';
import { useNetworkLogin } from './use-network-login.ts';
import type { OwnNumber } from './use-own-number.ts';

interface OwnNumberPanelProps {
  readonly own: OwnNumber;
  /** Signed in and on the way out. */
  readonly leaving: boolean;
  onRetry(): void;
  onOtherNumber(): void;
}

/** The phone's own number and one button. */
export function OwnNumberPanel({ own, leaving, onRetry, onOtherNumber }: OwnNumberPanelProps) {
  const { login, sentence } = useNetworkLogin();
  const [agreed, setAgreed] = useState(false);
  const [asking, setAsking] = useState(false);
  const [reading, setReading] = useState<SignInText>();
  const busy = login.busy || leaving;
  const signIn = () => !busy && login.run(undefined);
  const press = () => (agreed ? signIn() : setAsking(true));
  const agreeAndSignIn = () => {
    setAgreed(true);
    setAsking(false);
    signIn();
  };
  return (
    <div className="own">
      <NumberLine own={own} />
      {sentence !== undefined && (
        <p className="smf__f" role="alert">
          {sentence}
        </p>
      )}
      <div className="own__b">
        {own.kind === 'missing' ? (
          <Button full onPress={onRetry}>
            重新识别
          </Button>
        ) : (
          <Button
            full
            busy={busy}
            disabled={own.kind === 'asking'}
            reason={own.kind === 'asking' ? '正在识别本机号码' : undefined}
            onPress={press}
          >
            本机号码一键登录
          </Button>
        )}
      </div>
      <div className="own__o">
        <Button kind="text" full onPress={onOtherNumber}>
          换个号码登录
        </Button>
      </div>
      <AgreementLine texts={ownNumberAgreements} agreed={agreed} onChange={setAgreed} onRead={setReading} />
      <ConsentPopup
        texts={ownNumberAgreements}
        open={asking}
        onAgree={agreeAndSignIn}
        onClose={() => setAsking(false)}
        onRead={setReading}
      />
      <AgreementSheet reading={reading} onClose={() => setReading(undefined)} />
    </div>
  );
}

function NumberLine({ own }: Pick<OwnNumberPanelProps, 'own'>) {
  switch (own.kind) {
    case 'asking':
      return (
        <output aria-label="正在识别本机号码">
          <p className="own__n">
            <Bone width={206} height={30} />
          </p>
          <p className="own__s">正在识别本机号码</p>
        </output>
      );
    case 'known':
      return (
        <>
          <p className="own__n">{own.mobile}</p>
          <p className="own__s">认证服务由{names.operator}提供</p>
        </>
      );
    case 'unseen':
      return (
        <>
          <p className="own__n own__n--w">使用本机号码登录</p>
          <p className="own__s">认证服务由{names.operator}提供，登录时验证本机号码</p>
        </>
      );
    case 'missing':
      return (
        <>
          <p className="own__n own__n--w">未识别到本机号码</p>
          <p className="own__s">请关闭无线网络、打开移动数据后再试</p>
        </>
      );
  }
}
