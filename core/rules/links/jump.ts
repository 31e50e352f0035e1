import type { HostId } from '../../config/hosts.ts';
import type { ProjectId } from '../../site/projects.ts';
import type { AgreedSites } from './agreed-origins.ts';
import type { WebProtocol } from './link-parts.ts';
import type { QueryValue } from './query-string.ts';

/** A full link, or a project with a path; params are added to either. */
export interface Jump {
  readonly link?: string | undefined;
  readonly project?: ProjectId | undefined;
  readonly path?: string | undefined;
  readonly params?: Readonly<Record<string, QueryValue>> | undefined;
  readonly replace?: boolean | undefined;
}

/** The page and host a jump starts from. */
export interface JumpContext extends AgreedSites {
  readonly protocol: WebProtocol;
  /** As in the address bar, with its port. */
  readonly host: string;
  readonly base: string;
  readonly project: ProjectId;
  readonly app: HostId;
  readonly hasRouter: boolean;
  readonly blacklist: readonly string[];
  readonly now: number;
}
