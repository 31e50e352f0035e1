import { useEffect } from 'react';
import type { UserVipInfo } from '#core/contract/user/membership.shapes.ts';
import { tracking } from './track.ts';

/** Passes the membership of an answer to tracking. */
export function useReportMembership(info: UserVipInfo | undefined): void {
  useEffect(() => {
    if (info) tracking.membership = info.userDto;
  }, [info]);
}
