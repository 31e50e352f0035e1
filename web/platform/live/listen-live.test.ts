import { afterEach, describe, expect, it, vi } from 'vitest';
import { listenLive } from './listen-live.ts';

afterEach(() => vi.unstubAllGlobals());

const streamOf = (...chunks: string[]) =>
  new Response(
    new ReadableStream({
      start(controller) {
        for (const chunk of chunks) controller.enqueue(new TextEncoder().encode(chunk));
        controller.close();
      },
    }),
    { headers: { 'content-type': 'text/event-stream; charset=utf-8' } },
  );

describe('the stream of changes', () => {
  it('reports each change, also of one cut in two, and connects again when it ends', async () => {
    const stop = new AbortController();
    const seen: string[] = [];
    const fetched = vi.fn<typeof fetch>(async () => {
      if (fetched.mock.calls.length > 1) {
        stop.abort();
        throw new Error('stopped');
      }
      return streamOf('event: open\ndata:\n\n:\n\nevent: cha', 'nged\ndata:\n\n');
    });
    vi.stubGlobal('fetch', fetched);
    vi.useFakeTimers();
    const listening = listenLive({
      url: '/live',
      tokens: () => ({ accessToken: 'a', refreshToken: 'r' }),
      signal: stop.signal,
      onOpen: (isOpen) => seen.push(isOpen ? 'open' : 'cut'),
      onChanged: () => seen.push('changed'),
    });
    await vi.advanceTimersByTimeAsync(10_000);
    await listening;
    vi.useRealTimers();
    expect(seen).toEqual(['open', 'changed', 'changed', 'cut']);
    expect(fetched.mock.calls[0]?.[1]?.headers).toMatchObject({ accessToken: 'a', refreshToken: 'r' });
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('ends where the server refuses: the page polls', async () => {
    vi.stubGlobal('fetch', async () => Response.json({ code: '-2' }));
    const onOpen = vi.fn<(isOpen: boolean) => void>();
    await listenLive({
      url: '/live',
      tokens: () => ({ accessToken: undefined, refreshToken: undefined }),
      signal: new AbortController().signal,
      onOpen,
      onChanged: () => undefined,
    });
    expect(onOpen.mock.calls).toEqual([[false]]);
  });
});
