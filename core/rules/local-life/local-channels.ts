import type { LocalChannel } from '../../contract/goods/local-life.shapes.ts';
import type { PageId } from '../../site/paths/path-of.ts';

export interface ChannelFacts {
  readonly key: LocalChannel;
  readonly text: string;
  readonly caption: string;
  readonly art: `goods/${'food' | 'milktea' | 'carwash' | 'ebook' | 'cinema'}-cut`;
  /** Its own page in the mini-program. */
  readonly page: PageId;
}

/** The channels of local life (§2, Extra mini-program pages; 茶饮 is our addition). */
export const localChannels: readonly [ChannelFacts, ...ChannelFacts[]] = [
  { key: 'food', text: '美食', caption: '满减到店', art: 'goods/food-cut', page: 'foodsChannel' },
  { key: 'drinks', text: '茶饮', caption: '现做现取', art: 'goods/milktea-cut', page: 'drinksChannel' },
  { key: 'car', text: '车主', caption: '洗车加油', art: 'goods/carwash-cut', page: 'carOwnerChannel' },
  { key: 'education', text: '教育', caption: '体验课', art: 'goods/ebook-cut', page: 'educationChannel' },
  { key: 'movie', text: '电影', caption: '通兑票', art: 'goods/cinema-cut', page: 'movieChannel' },
];

/** The channel of a channel's page, else the one of the address, else the first. */
export const channelOf = (page: PageId | undefined, named: string | undefined): ChannelFacts =>
  localChannels.find((channel) => channel.page === page) ??
  localChannels.find(({ key }) => key === named) ??
  localChannels[0];
