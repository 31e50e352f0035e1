import type { Tokens } from '../session/tokens.ts';

export interface LiveListener {
  readonly url: string;
  tokens(): Tokens;
  readonly signal: AbortSignal;
  /** The stream is connected, or cut. */
  onOpen(isOpen: boolean): void;
  onChanged(): void;
}

const firstWaitMs = 3_000;
const longestWaitMs = 60_000;

/** Reads server-sent events until aborted, and connects again after a cut. Ends where the server streams nothing to this page. */
export async function listenLive(listener: LiveListener): Promise<void> {
  const { signal, onOpen } = listener;
  let waitMs = firstWaitMs;
  while (!signal.aborted) {
    const outcome = await readStream(listener).catch(() => 'cut' as const);
    if (signal.aborted) return;
    onOpen(false);
    if (outcome === 'refused') return;
    waitMs = outcome === 'ended' ? firstWaitMs : Math.min(waitMs * 2, longestWaitMs);
    await pause(waitMs, signal);
  }
}

/** fetch instead of EventSource, which sends no token headers. */
async function readStream({
  url,
  tokens,
  signal,
  onOpen,
  onChanged,
}: LiveListener): Promise<'refused' | 'ended'> {
  const { accessToken, refreshToken } = tokens();
  const response = await fetch(url, {
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(accessToken !== undefined && { accessToken }),
      ...(refreshToken !== undefined && { refreshToken }),
    },
    signal,
  });
  const type = response.headers.get('content-type') ?? '';
  if (!response.body || !type.startsWith('text/event-stream')) return 'refused';
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return 'ended';
    text += decoder.decode(value, { stream: true });
    const events = text.split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      if (event.includes('event: open')) {
        onOpen(true);
        onChanged(); // something may have happened while it was cut
      }
      if (event.includes('event: changed')) onChanged();
    }
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });
