import { names } from '#core/config/names.ts';
import type { StandalonePageId } from '#core/site/standalone.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { rightsApis, type RightsApi } from '#web/features/rights/rights-apis.ts';
import type { HeroProps } from '#web/ui/hero/hero.tsx';

/** A campaign that sells one membership and lets its holders claim: the data in which the pages differ. */
export interface CampaignRow {
  readonly page: StandalonePageId;
  /** The line of membership it offers. */
  readonly productLine: string;
  readonly rightsApi: RightsApi;
  readonly headline: string;
  readonly text: string;
  readonly picture: ArtKey;
  readonly hero: HeroProps;
  /** The region itself behind the head, for holders too. */
  readonly scene?: true;
  /** Activities below the rights; the first one's rules are the page's. */
  readonly activities: readonly [string, ...string[]];
  /** The page of a single claim, if the campaign has one. */
  readonly orderPage?: StandalonePageId;
}

/** The campaigns, each a row. */
export const campaigns = {
  beautiful: {
    page: 'beautiful',
    productLine: 'water-town',
    rightsApi: rightsApis.shuiyun,
    headline: `水韵${names.province}，一城一味`,
    text: '园林夜游、水乡专线，每月任你选',
    picture: 'goods/boat-cut',
    hero: { motif: 'willow', opacity: 0.12, height: 260 },
    scene: true,
    activities: ['beautiful', 'card-exchange'],
    orderPage: 'beautifulOrderDetail',
  },
  partnerRetail: {
    page: 'partnerRetail',
    productLine: 'tv',
    rightsApi: rightsApis.partnerRetail,
    headline: '一张会员，客厅看大片',
    text: '影视大片、少儿乐园，每月任选一种',
    picture: 'goods/video-pink-cut',
    hero: { motif: 'cloud', opacity: 0.18, height: 260 },
    activities: ['partner-tv'],
  },
  choose: {
    page: 'choose',
    productLine: 'choose-any',
    rightsApi: rightsApis.dq,
    headline: '爱看哪个，就选哪个',
    text: '影音、阅读、游戏、购物，每月换着选',
    picture: 'goods/gift-cut',
    hero: { motif: 'wave', height: 260 },
    activities: ['choose-any'],
  },
} as const satisfies Readonly<Record<string, CampaignRow>>;
