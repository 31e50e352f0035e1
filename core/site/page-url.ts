import type { ProjectId } from './projects.ts';

export interface PageAddress {
  readonly base: string;
  readonly project: ProjectId;
  readonly path: string;
  readonly query?: Readonly<Record<string, string | undefined>>;
}

/** The URL of a page, {base}/{project}{path}?{query}. Undefined query values are omitted. */
export function pageUrl({ base, project, path, query = {} }: PageAddress): string {
  const pairs = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [`${encodeURIComponent(key)}=${encodeURIComponent(value)}`],
  );
  return `${base}/${project}${path}${pairs.length > 0 ? `?${pairs.join('&')}` : ''}`;
}
