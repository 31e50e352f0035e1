import type { PageId } from '#core/site/path-of.ts';
import type { ProjectId } from '#core/site/projects.ts';

/** Which page module serves which page meaning, project by project. Handed in from projects/, which app does not import. */
export interface ProjectPages {
  readonly pages: Readonly<Partial<Record<ProjectId, Readonly<Partial<Record<PageId, string>>>>>>;
  readonly workbench: Readonly<Record<string, string>>;
}
