import { Worker as Thread } from 'node:worker_threads';
import type { Logger } from 'pino';
import { Refusal } from '../../../http/refusal.ts';
import { captchaPool } from './captcha-pool.ts';
import type { DrawnCaptcha } from './draw-captcha.ts';

export interface CaptchaPictures {
  /** A picture that is given away once. */
  take(): Promise<DrawnCaptcha>;
}

export interface CaptchaThreadParts {
  readonly log: Pick<Logger, 'error'>;
  /** Another module, for tests. */
  readonly module?: URL;
  /** A drawing that takes longer ends its thread. */
  readonly maxDrawMs?: number;
}

/** The TypeScript module in the repository; in the build a file beside the main one. */
const drawingModule = new URL(
  import.meta.url.endsWith('.ts') ? './captcha-thread.ts' : './captcha-thread.mjs',
  import.meta.url,
);

/**
 * Captcha pictures are drawn on their own thread, so that many of them do not delay other requests. The thread starts with the
 * first picture. When it ends, another one draws the picture; when that ends too, the requests that wait are refused.
 */
export function startCaptchaThread({
  log,
  module = drawingModule,
  maxDrawMs = 30_000,
}: CaptchaThreadParts): CaptchaPictures & { stop(): Promise<void> } {
  let thread: Thread | undefined;
  let isStopped = false;
  const begin = (): Thread => {
    const started = new Thread(module);
    started.on('error', (error) => log.error({ err: error }, 'the captcha thread broke'));
    started.on('exit', () => {
      if (thread === started) thread = undefined;
    });
    started.unref();
    return started;
  };
  /** Undefined when the thread ends instead. */
  const drawn = (): Promise<DrawnCaptcha | undefined> => {
    if (isStopped) return Promise.resolve(undefined);
    const drawing = (thread ??= begin());
    return new Promise((resolve) => {
      const timeout = setTimeout(() => {
        log.error({ maxDrawMs }, 'the captcha thread did not answer');
        void drawing.terminate();
      }, maxDrawMs);
      const end = (captcha?: DrawnCaptcha): void => {
        clearTimeout(timeout);
        drawing.off('message', end).off('exit', onExit);
        resolve(captcha);
      };
      const onExit = (): void => end();
      drawing.on('message', end).on('exit', onExit);
      drawing.postMessage('draw');
    });
  };

  return {
    take: captchaPool(async () => {
      const captcha = (await drawn()) ?? (await drawn());
      if (!captcha) throw new Refusal('拼图加载失败，请稍后再试');
      return captcha;
    }),
    async stop() {
      isStopped = true;
      await thread?.terminate();
    },
  };
}
