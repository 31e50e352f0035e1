import type { HostId } from '../../config/hosts.ts';

/** The query in which the mini-program passes the handle of an identity without a number to the sign-in page of its web view. */
export const miniOpenIdKey = 'miniOpenId';

/**
 * The handle that a sign-in by SMS binds: the one stored with code '-4', or in our mini-program's web view the one that it passed. In
 * any other host a link could bring the handle of another person, who would then be signed in to this account.
 */
export const openIdToBind = (
  stored: string | undefined,
  host: HostId,
  passed: string | undefined,
): string | undefined => stored ?? (host === 'chat-mini-program' ? passed : undefined);
