import { Refusal } from '../../../http/refusal.ts';
import type { DrawnCaptcha } from './draw-captcha.ts';

/** Pictures kept ready, and requests that may wait for one; a picture takes some 20 ms. */
const ready = 12;
const maxWaiting = 24;

/**
 * Pictures are drawn ahead, one at a time, so that many requests at once cost no more than a steady few. The pool fills with the first
 * request; what is beyond the queue is refused.
 */
export function captchaPool(draw: () => Promise<DrawnCaptcha>): () => Promise<DrawnCaptcha> {
  const drawn: DrawnCaptcha[] = [];
  const waiting: { resolve(captcha: DrawnCaptcha): void; reject(error: unknown): void }[] = [];
  let drawing = false;
  const fill = async (): Promise<void> => {
    if (drawing) return;
    drawing = true;
    try {
      while (waiting.length > 0 || drawn.length < ready) {
        const captcha = await draw();
        const first = waiting.shift();
        if (first) first.resolve(captcha);
        else drawn.push(captcha);
      }
    } catch (error) {
      for (const { reject } of waiting.splice(0)) reject(error);
    } finally {
      drawing = false;
    }
  };
  return async () => {
    const next = drawn.shift();
    if (!next && waiting.length >= maxWaiting) throw new Refusal('操作太频繁，请稍后再试');
    const taken = next ?? new Promise<DrawnCaptcha>((resolve, reject) => waiting.push({ resolve, reject }));
    void fill();
    return taken;
  };
}
