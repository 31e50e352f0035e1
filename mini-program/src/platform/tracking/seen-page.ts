import Taro from '@tarojs/taro';
import { maskAll } from '#core/rules/format/phone.ts';
import { pages } from '#core/site/pages.ts';
import { idsOf } from '#core/site/ids-of.ts';
import { titles } from '#core/site/titles.ts';
import { base, projectId } from '../settings.ts';

export interface SeenPage {
  readonly pageId: string;
  readonly pageName: string;
  /** Without the query, which may contain tokens or numbers. */
  readonly pageUrl: string;
}

/** Pages of ours, which the specification does not have. The web view's pages log themselves. */
const ours: Readonly<Record<string, Pick<SeenPage, 'pageId' | 'pageName'>>> = {
  '/pages/site/sign-in': { pageId: 'login', pageName: titles.login },
  '/pages/site/city': { pageId: 'city', pageName: '选择城市' },
};

/** The page on show, for logs. */
export function seenPage(): SeenPage {
  const shown = Taro.getCurrentPages();
  const path = `/${shown[shown.length - 1]?.route ?? ''}`;
  const pageId = idsOf(pages).find((id) => (pages[id].paths as Paths)[projectId]?.[0] === path);
  return {
    ...(pageId ? { pageId, pageName: titles[pageId] } : (ours[path] ?? { pageId: '', pageName: '' })),
    pageUrl: maskAll(`${base}/${projectId}${path}`),
  };
}

type Paths = Readonly<Partial<Record<string, readonly string[]>>>;
