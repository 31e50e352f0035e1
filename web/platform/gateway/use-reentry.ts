import { useCallback, useEffect, useRef, useState } from 'react';
import { pageUrl } from '#core/site/page-url.ts';
import { frontProject, type Path } from '#core/site/projects.ts';
import { useNavigator, useQueryValue } from '../navigation/navigation.tsx';
import { useWorld } from '../world/world.tsx';
import { useStanding, type Standing } from './use-standing.ts';
import { useWayBack } from './use-way-back.ts';

export interface Reentry {
  readonly asking: boolean;
  /** Asks whether the way is free: then it is taken, and where another notice holds, that one is shown. */
  ask(): Promise<Standing['kind']>;
}

/** The way from a notice back into the product. */
export function useReentry(own: Path): Reentry {
  const { base } = useWorld();
  const { replace } = useNavigator();
  const redirect = useQueryValue('redirect');
  const standing = useStanding();
  const goBack = useWayBack();
  const [asking, setAsking] = useState(false);
  const here = useRef(true);
  useEffect(() => {
    here.current = true;
    return () => void (here.current = false);
  }, []);
  const ask = useCallback(async () => {
    setAsking(true);
    const found = await standing();
    if (!here.current) return found.kind;
    setAsking(false);
    if (found.kind === 'open') goBack();
    if (found.kind === 'closed' && found.notice !== own)
      replace(pageUrl({ base, project: frontProject, path: found.notice, query: { redirect } }));
    return found.kind;
  }, [standing, goBack, own, replace, base, redirect]);
  return { asking, ask };
}
