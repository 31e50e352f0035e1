import { useEffect, useRef, useState, type FormEvent } from 'react';
import type { Consent } from '#web/platform/consent/use-consent.tsx';
import { useSendCode } from './code/use-send-code.ts';
import { useSentCode } from './code/use-sent-code.ts';
import { loginFaults } from './login-faults.ts';
import { loginInputs } from './login-inputs.ts';
import { unshownMessage } from './unshown-message.ts';
import { useSmsLogin } from './use-sms-login.ts';
import { mobileDigits } from './mobile-digits.ts';

interface TypedLogin {
  readonly mobile: string;
  readonly code: string;
  readonly agreed: boolean;
}

/** The form's values at hydration, which may already be typed or filled in. */
const typedLogin = (form: HTMLFormElement | null): TypedLogin => ({
  mobile: mobileDigits(loginInputs.mobile(form)?.value ?? ''),
  code: loginInputs.code(form)?.value ?? '',
  agreed: loginInputs.agreed(form)?.checked ?? false,
});

interface Faults {
  readonly mobile?: string | undefined;
  readonly code?: string | undefined;
  readonly form?: string | undefined;
}

/** State and handlers of the sign-in form. */
export function useLoginForm(leaving: boolean) {
  const form = useRef<HTMLFormElement>(null);
  const [touched, setTouched] = useState<Partial<TypedLogin>>({});
  const [faults, setFaults] = useState<Faults>({});
  const [isCaptchaOpen, setCaptchaOpen] = useState(false);
  const { sent, waitOf, keep, forget } = useSentCode();
  // An untouched field shows the number that the last code was sent to.
  const typed: TypedLogin = { mobile: sent?.mobile ?? '', code: '', agreed: false, ...touched };

  const send = useSendCode({
    onSent: ({ mobile, channel }, answer) => {
      keep(mobile, channel, answer);
      setCaptchaOpen(false);
      focusWhenFree(loginInputs.code(form.current));
    },
    onFailed: (failure) => {
      setCaptchaOpen(false);
      setFaults({ form: unshownMessage(failure) });
    },
  });
  const { login, prepare } = useSmsLogin({
    onSignedIn: forget,
    onError: (failure) => {
      const sentence = unshownMessage(failure);
      setFaults({ form: sentence });
      if (sentence === undefined) askAgain(loginInputs.code(form.current));
    },
  });

  useEffect(() => {
    const { mobile, code, agreed } = typedLogin(form.current);
    setTouched((known) => ({ ...(mobile && { mobile }), code, agreed, ...known }));
  }, []);

  const signIn = ({ mobile, code }: TypedLogin) => {
    if (!login.busy && !leaving)
      login.run({ mobile, code, ticket: sent?.mobile === mobile ? sent.ticket : '' });
  };
  const complain = (found: Faults): boolean => {
    setFaults(found);
    const first = (['mobile', 'code'] as const).find((field) => found[field] !== undefined);
    if (first) loginInputs[first](form.current)?.focus();
    return first !== undefined;
  };
  return {
    form,
    typed,
    faults,
    isCaptchaOpen,
    prepare,
    sent: sent?.mobile === typed.mobile ? sent : undefined,
    wait: waitOf(typed.mobile),
    sending: send.busy ? send.input?.channel : undefined,
    busy: login.busy || leaving,
    type(change: Partial<TypedLogin>) {
      setTouched((known) => ({ ...known, ...change }));
      setFaults((known) => ({
        ...known,
        ...(change.mobile !== undefined && { mobile: undefined }),
        ...(change.code !== undefined && { code: undefined }),
      }));
    },
    askForCode() {
      if (!complain({ mobile: loginFaults.mobile(typedLogin(form.current).mobile) })) setCaptchaOpen(true);
    },
    sendCode: (captchaToken: string) => send.run({ mobile: typed.mobile, channel: 'sms', captchaToken }),
    callWithCode: () => send.run({ mobile: typed.mobile, channel: 'voice' }),
    submit(event: FormEvent, { whenAgreed }: Pick<Consent, 'whenAgreed'>) {
      event.preventDefault();
      const now = typedLogin(form.current);
      if (complain({ mobile: loginFaults.mobile(now.mobile), code: loginFaults.code(now.code) })) return;
      whenAgreed(() => signIn(now), now.agreed);
    },
    closeCaptcha: () => setCaptchaOpen(false),
  };
}

function askAgain(input: HTMLInputElement | null | undefined): void {
  input?.focus();
  input?.select();
}

/** Focuses an element now, or after an open dialog has closed and restored the focus. */
function focusWhenFree(element: HTMLElement | null | undefined): void {
  if (!element) return;
  if (document.querySelector('dialog[open]'))
    document.addEventListener('close', () => element.focus(), { capture: true, once: true });
  else element.focus();
}
