import { linkParts, originOf } from './link-parts.ts';

/** The messages between an embedded page and ours. */
export const handOverMessages = { request: 'mall:get-token', answer: 'mall:token' } as const;

interface FrameMessage {
  readonly origin: string;
  readonly data: unknown;
}

/**
 * The channel (its host) for which an embedded page asks a token, or undefined: another message, another site than the one that was
 * embedded, or a site that receives no tokens.
 */
export function handOverChannel(
  { origin, data }: FrameMessage,
  frameUrl: string,
  redirectOrigins: readonly string[],
): string | undefined {
  const frame = linkParts(frameUrl);
  if (!frame || originOf(frame) !== origin || !redirectOrigins.includes(origin)) return undefined;
  const isRequest =
    typeof data === 'object' && data !== null && 'type' in data && data.type === handOverMessages.request;
  return isRequest ? frame.host : undefined;
}
