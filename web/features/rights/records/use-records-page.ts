import { plusProject } from '#core/site/projects.ts';
import { useSite } from '#web/platform/site/site-context.tsx';

/** The page of the claim records: the plus area has its own, so that it keeps its look. */
export const useRecordsPage = (): 'plusRecords' | 'rightsEntranceRecords' =>
  useSite().projectId === plusProject ? 'plusRecords' : 'rightsEntranceRecords';
