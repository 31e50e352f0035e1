import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { session } from '#core/contract/user/session.ts';
import type { SignedIn } from '#core/contract/user/session.shapes.ts';
import { maskMobile } from '#core/rules/format/phone.ts';
import type { CallApi } from '#web/platform/api/client.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Popup } from '#web/ui/popup/popup.tsx';

interface SignInQuestionProps {
  readonly mobile: string;
  onAnswer(agreed: boolean): void;
}

/** Shown before a token of the address signs the visitor in. */
function SignInQuestion({ mobile, onAnswer }: SignInQuestionProps) {
  const [open, setOpen] = useState(true);
  const answer = (agreed: boolean) => () => {
    setOpen(false);
    onAnswer(agreed);
  };
  return (
    <Popup
      open={open}
      title={`以 ${mobile} 登录？`}
      onClose={answer(false)}
      cross={false}
      footer={
        <>
          <Button kind="plain" onPress={answer(false)}>
            暂不登录
          </Button>
          <Button onPress={answer(true)}>登录</Button>
        </>
      }
    >
      您打开的链接带有该号码的登录凭证，如果不是您本人的号码，请不要登录
    </Popup>
  );
}

const leavingMs = 400;

/** Whether the visitor agrees to the sign-in of a link; otherwise its session ends at once. */
export async function confirmSignIn(call: CallApi, answer: SignedIn): Promise<boolean> {
  const agreed = await askSignIn(maskMobile(answer.userInfo.mobile));
  if (!agreed) await call(session.logout, {}, { as: answer, quiet: true }).catch(() => undefined); // it expires by itself
  return agreed;
}

/** Asks in a root of its own, because the page may not be hydrated yet; resolves to the answer. */
function askSignIn(mobile: string): Promise<boolean> {
  const box = document.body.appendChild(document.createElement('div'));
  const root = createRoot(box);
  return new Promise((resolve) => {
    const onAnswer = (agreed: boolean) => {
      resolve(agreed);
      setTimeout(() => {
        root.unmount();
        box.remove();
      }, leavingMs);
    };
    root.render(<SignInQuestion mobile={mobile} onAnswer={onAnswer} />);
  });
}
