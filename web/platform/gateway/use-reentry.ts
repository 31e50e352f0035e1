import { useCallback, useEffect, useRef, useState } from 'react';
import { pageUrl } from '#core/site/page-url.ts';
import { defaultProject, type Path } from '#core/site/projects.ts';
import { useNavigator } from '../navigation/navigation.tsx';
import { useSite } from '../site/site-context.tsx';
import { useNoticeStatus, type NoticeStatus } from './use-notice-status.ts';
import { useWayBack } from './use-way-back.ts';

export interface Reentry {
  readonly checking: boolean;
  /** Checks the state again: returns to the page, or shows another notice that applies. */
  check(): Promise<NoticeStatus['kind']>;
}

/** Leaves a notice page once it no longer applies. */
export function useReentry(own: Path): Reentry {
  const { base } = useSite();
  const { replace, queryValue } = useNavigator();
  const noticeStatus = useNoticeStatus();
  const goBack = useWayBack();
  const [checking, setChecking] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  const check = useCallback(async () => {
    setChecking(true);
    const found = await noticeStatus();
    if (!here.current) return found.kind;
    setChecking(false);
    if (found.kind === 'open') goBack();
    if (
      found.kind === 'closed' &&
      (found.notice !== own || (found.city && found.city !== queryValue('city')))
    )
      replace(
        pageUrl({
          base,
          project: defaultProject,
          path: found.notice,
          query: { redirect: queryValue('redirect'), city: found.city || undefined },
        }),
      );
    return found.kind;
  }, [noticeStatus, goBack, own, replace, base, queryValue]);
  return { checking, check };
}
