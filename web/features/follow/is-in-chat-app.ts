import type { HostId } from '#core/config/hosts.ts';

/** Where a code on the screen can be followed by a long press. */
export const isInChatApp = (host: HostId): boolean => host === 'chat-app' || host === 'chat-mini-program';
