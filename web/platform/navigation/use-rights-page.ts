import { plusProject } from '#core/site/projects.ts';
import { useSite } from '../site/site-context.tsx';

/** The page where held rights are claimed: the plus area has its own, so that it keeps its look. */
export const useRightsPage = (): 'myMonth' | 'rightsEntrance' =>
  useSite().projectId === plusProject ? 'myMonth' : 'rightsEntrance';
