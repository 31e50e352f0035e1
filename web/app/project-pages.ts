import type { PageId } from '#core/site/paths/path-of.ts';
import type { ProjectId } from '#core/site/projects.ts';

/** Page modules by project and page meaning. Passed in, because app does not import projects/. */
export interface ProjectPages {
  readonly pages: Readonly<Partial<Record<ProjectId, Readonly<Partial<Record<PageId, string>>>>>>;
  readonly workbench: Readonly<Record<string, string>>;
}
