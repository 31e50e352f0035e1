import Taro from '@tarojs/taro';
import { buildLink } from '#core/rules/links/build-link.ts';
import { queryString } from '#core/rules/links/query-string.ts';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import { project, projectId } from '../settings.ts';
import { isTooSoon } from './link-debounce.ts';

/** Shows another page of the package in place of this one, so that back leads to the one before. */
export function replacePage(page: PageId, query: Readonly<Record<string, string | undefined>>): void {
  if (isTooSoon()) return;
  const search = queryString(query);
  const url = (pathOf(projectId, page) ?? project.index) + (search && `?${search}`);
  void Taro.redirectTo({ url: buildLink(url, {}, Date.now()) });
}
