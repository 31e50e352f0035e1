import Taro, { useShareAppMessage } from '@tarojs/taro';
import { queryString } from '#core/rules/links/query-string.ts';
import { pathOf, type PageId } from '#core/site/paths/path-of.ts';
import { project, projectId } from '../settings.ts';
import { storedChannel } from '../tracking/channel.ts';

export interface Share {
  readonly title: string;
  readonly page: PageId;
  readonly query?: Readonly<Record<string, string | undefined>>;
  /** Address of a picture, 5:4; without it the chat app takes one of the page. */
  readonly imageUrl?: string | undefined;
}

/** The card that 转发 sends: the page with its ids and the channel the visitor came by. Without it a page shares the home page. */
export function useShare(share: Share | undefined): void {
  useShareAppMessage(() => {
    const { title, page, query = {}, imageUrl } = share ?? { title: project.name, page: 'home' };
    const search = queryString({ ...query, ...storedChannel() });
    const path = (pathOf(projectId, page) ?? project.index) + (search && `?${search}`);
    return { title, path, ...(imageUrl && { imageUrl }) };
  });
}

/** Shows the share menu of pages that set a card. */
export const allowSharing = (): void =>
  void Taro.showShareMenu({ withShareTicket: true, showShareItems: ['shareAppMessage'] });
