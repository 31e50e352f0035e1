import type { Captcha } from '#core/contract/common/verification.shapes.ts';
import type { Deps } from '../../../deps.ts';
import { newId } from '../../../http/secrets.ts';
import { captchaSize } from './captcha-size.ts';
import { captchaLifeMs, keepCaptcha } from './captcha-tables.ts';

/** Creates a puzzle and stores the position of its gap, which is not sent to the page. */
export async function newCaptcha({ db, clock, captchas }: Deps): Promise<Captcha> {
  const drawn = await captchas.take();
  const captchaId = newId();
  await keepCaptcha(db, {
    captcha_id: captchaId,
    target_x: drawn.targetX,
    expires_at: new Date(clock.now().getTime() + captchaLifeMs),
  });
  return {
    captchaId,
    image: drawn.image,
    piece: drawn.piece,
    width: captchaSize.width,
    height: captchaSize.height,
    pieceSize: captchaSize.piece,
    pieceY: drawn.pieceY,
    expiresInSeconds: captchaLifeMs / 1000,
  };
}
