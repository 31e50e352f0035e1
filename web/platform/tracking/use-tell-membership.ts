import { useEffect } from 'react';
import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { tracking } from './track.ts';

/** Tells the logs which membership an answer names. */
export function useTellMembership(info: UserVipInfo | undefined): void {
  useEffect(() => {
    if (info) tracking.membership = info;
  }, [info]);
}
