import { useCallback, useEffect, useId, useState } from 'react';
import { verification } from '#core/contract/common/verification.ts';
import type { Captcha } from '#core/contract/common/verification.shapes.ts';
import { useQuery } from '#web/platform/queries/use-query.ts';
import { useApi } from '#web/platform/api/api-context.tsx';

export type CaptchaPicture =
  | { readonly kind: 'loading'; readonly captcha: Captcha | undefined }
  | { readonly kind: 'ready'; readonly captcha: Captcha }
  | { readonly kind: 'expired'; readonly captcha: Captcha }
  | { readonly kind: 'failed' };

/** A captcha from the server, and the next one on request. Each allows one attempt within two minutes. */
export function useCaptcha(): { picture: CaptchaPicture; renew(): void; giveUp(): void } {
  const call = useApi();
  const popup = useId();
  const [round, setRound] = useState(0);
  const [over, setOver] = useState<string>();
  const [broken, setBroken] = useState<string>();
  const puzzle = useQuery(
    [verification.newCaptcha.path, popup, round],
    () => call(verification.newCaptcha, {}),
    { staleMs: Infinity },
  );
  const captcha = puzzle.data;
  // The previous picture stays, greyed, until the next one is loaded.
  const [last, setLast] = useState<Captcha>();
  if (captcha && captcha !== last) setLast(captcha);
  useEffect(() => {
    if (!captcha) return undefined;
    const timer = setTimeout(() => setOver(captcha.captchaId), captcha.expiresInSeconds * 1000);
    return () => clearTimeout(timer);
  }, [captcha]);

  const picture = (): CaptchaPicture => {
    if (puzzle.error || (captcha && captcha.captchaId === broken)) return { kind: 'failed' };
    if (!captcha) return { kind: 'loading', captcha: last };
    return { kind: captcha.captchaId === over ? 'expired' : 'ready', captcha };
  };
  const renew = useCallback(() => setRound((before) => before + 1), []);
  const giveUp = useCallback(() => setBroken(captcha?.captchaId), [captcha]);
  return { picture: picture(), renew, giveUp };
}
