import { firstOwnFrame } from './stack-frames.ts';

/** A reported error of a page, as a line of the log has it. */
export interface LoggedPageError {
  readonly time: string;
  readonly message: string;
  readonly stack?: string | undefined;
  readonly componentStack?: string | undefined;
  readonly page?: string | undefined;
  readonly release?: string | undefined;
  readonly host?: string | undefined;
  readonly browser?: string | undefined;
}

export interface PageErrorGroup {
  /** The first place in our own code; without one the message. */
  readonly where: string;
  readonly count: number;
  /** The newest of the group, whose stacks are shown. */
  readonly latest: LoggedPageError;
  readonly pages: readonly string[];
  readonly releases: readonly string[];
  readonly hosts: readonly string[];
  readonly browsers: readonly string[];
}

/** Errors with the same first place in our own code are one defect; the most frequent comes first. */
export function groupPageErrors(errors: readonly LoggedPageError[]): readonly PageErrorGroup[] {
  const groups = new Map<string, LoggedPageError[]>();
  for (const error of errors) {
    const where = firstOwnFrame(error.stack ?? '') ?? error.message;
    groups.set(where, [...(groups.get(where) ?? []), error]);
  }
  return [...groups.entries()]
    .map(([where, members]) => groupOf(where, members))
    .sort((a, b) => b.count - a.count || b.latest.time.localeCompare(a.latest.time));
}

function groupOf(where: string, members: readonly LoggedPageError[]): PageErrorGroup {
  const all = (field: 'page' | 'release' | 'host' | 'browser'): readonly string[] =>
    [...new Set(members.flatMap((each) => each[field] ?? []))].sort();
  return {
    where,
    count: members.length,
    latest: members.reduce((newest, each) => (each.time > newest.time ? each : newest)),
    pages: all('page'),
    releases: all('release'),
    hosts: all('host'),
    browsers: all('browser'),
  };
}
