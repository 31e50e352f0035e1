import { request, type ClientRequest, type IncomingMessage } from 'node:http';
import { liveChangesPath } from '#core/contract/live-changes.ts';
import type { Product } from '../harness/start-product.ts';

interface LiveStream {
  /** Resolves at the next `changed`. */
  changed(): Promise<void>;
  close(): void;
}

/** The event stream of a signed-in page, over a connection of its own; resolves when it is open. */
export function openLiveStream(
  { origin, base }: Pick<Product, 'origin' | 'base'>,
  accessToken: string,
): Promise<LiveStream> {
  return new Promise((resolve, reject) => {
    let onChanged: (() => void) | undefined;
    const receive = (stream: ClientRequest) => (answer: IncomingMessage) => {
      answer.setEncoding('utf8').on('data', (text: string) => {
        if (text.includes('event: open'))
          resolve({
            changed: () => new Promise((notified) => (onChanged = notified)),
            close: () => void stream.destroy(),
          });
        else if (text.includes('event: changed')) onChanged?.();
        else if (!text.startsWith(':')) reject(new Error(`the stream answered ${text.slice(0, 100)}`));
      });
      answer.on('error', () => undefined);
    };
    const stream = request(origin + base + liveChangesPath, { agent: false, headers: { accessToken } });
    stream.on('response', receive(stream)).on('error', reject).end();
  });
}
