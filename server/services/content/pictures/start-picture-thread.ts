import { Worker as Thread } from 'node:worker_threads';
import type { Logger } from 'pino';
import { Refusal } from '../../../http/refusal.ts';
import type { Encoding } from './encode-picture.ts';

export interface PictureEncoder {
  /** Refuses when too many wait already. */
  encode(bytes: Uint8Array): Promise<Encoding>;
}

interface PictureThreadParts {
  readonly log: Pick<Logger, 'error'>;
  /** Another module, for tests. */
  readonly module?: URL;
  /** A picture that takes longer ends its thread. */
  readonly maxMs?: number;
}

/** The TypeScript module in the repository; in the build a file beside the main one. */
const encodingModule = new URL(
  import.meta.url.endsWith('.ts') ? './picture-thread.ts' : './picture-thread.mjs',
  import.meta.url,
);
/** Decoded pixels take up to 130 MB, so that one picture at a time is drawn and few wait. */
const maxWaiting = 8;

/** Uploaded pictures are decoded and drawn on their own thread, so that other requests are not delayed. The thread starts with the first picture; a picture that ends it is broken, and the next one starts another. */
export function startPictureThread({
  log,
  module = encodingModule,
  maxMs = 20_000,
}: PictureThreadParts): PictureEncoder & { stop(): Promise<void> } {
  let thread: Thread | undefined;
  let isStopped = false;
  let waiting = 0;
  let last: Promise<unknown> = Promise.resolve();
  const begin = (): Thread => {
    const started = new Thread(module);
    started.on('error', (error) => log.error({ err: error }, 'the picture thread broke'));
    started.on('exit', () => {
      if (thread === started) thread = undefined;
    });
    started.unref();
    return started;
  };
  const encoded = (bytes: Uint8Array): Promise<Encoding> => {
    if (isStopped) return Promise.reject(new Refusal('系统正在更新，请稍后再试'));
    const drawing = (thread ??= begin());
    return new Promise((resolve) => {
      const timeout = setTimeout(() => {
        log.error({ maxMs, bytes: bytes.length }, 'the picture thread did not answer');
        void drawing.terminate();
      }, maxMs);
      const end = (encoding: Encoding): void => {
        clearTimeout(timeout);
        drawing.off('message', end).off('exit', onExit);
        resolve(encoding);
      };
      const onExit = (): void => end({ kind: 'fault', fault: 'broken' });
      drawing.on('message', end).on('exit', onExit);
      drawing.postMessage(bytes);
    });
  };
  return {
    async encode(bytes) {
      if (waiting >= maxWaiting) throw new Refusal('正在处理的图片太多，请稍后再试');
      waiting += 1;
      const own = last.then(() => encoded(bytes));
      last = own.catch(() => undefined);
      return own.finally(() => {
        waiting -= 1;
      });
    },
    async stop() {
      isStopped = true;
      await thread?.terminate();
    },
  };
}
