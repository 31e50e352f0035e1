import Taro, { useShareAppMessage } from '@tarojs/taro';
import { buildLink } from '#core/rules/links/build-link.ts';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import { project, projectId } from '../settings.ts';

export interface Share {
  readonly title: string;
  readonly page: PageId;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Address of a picture, 5:4; without it the chat app takes one of the page. */
  readonly imageUrl?: string | undefined;
}

/** The card that 转发 sends. Without it a page shares the home page. */
export function useShare(share: Share | undefined): void {
  useShareAppMessage(() => {
    if (!share) return { title: project.name, path: project.index };
    const { title, page, query = {}, imageUrl } = share;
    const path = buildLink(pathOf(projectId, page) ?? project.index, query, Date.now());
    return { title, path, ...(imageUrl && { imageUrl }) };
  });
}

/** Shows the share menu of pages that set a card. */
export const allowSharing = (): void =>
  void Taro.showShareMenu({ withShareTicket: true, showShareItems: ['shareAppMessage'] });
