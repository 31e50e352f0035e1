import { names } from '../config/names.ts';

export const projectIds = [
  'public-pages',
  'supper-mall',
  'easy-use',
  'excellent-plus',
  'super-market',
  'standalone-pages',
  'market-mini-program',
] as const;
export type ProjectId = (typeof projectIds)[number];

/** The project of pages that belong to no mall: sign-in, notices, links of the workbench. */
export const defaultProject = 'public-pages' satisfies ProjectId;
/** The project the plus sign-in pages return to. */
export const plusProject = 'excellent-plus' satisfies ProjectId;
/** The native edition, and the mall whose web pages it opens where it has none of its own. */
export const miniProgramProject = 'market-mini-program' satisfies ProjectId;
export const marketProject = 'super-market' satisfies ProjectId;

/** Malls without pages for goods: theirs open in another mall, in the look of this one. */
export const keepsLook = (project: string | null): project is ProjectId =>
  project === 'supper-mall' || project === 'excellent-plus';

export type Path = `/${string}`;
export type Theme = 'public' | 'super-market' | 'supper-mall' | 'easy-use' | 'excellent-plus' | 'campaign';
/** The source of the membership level in a project (§4). */
export type LevelFrom = 'openedProducts' | 'easyUseMember' | 'vipTypeLevel';
export type ChannelWays = 'MEMBER_JSRH' | 'MEMBER_RWY' | 'MEMBER_YJ';

/** The settings in which projects differ; everything else is shared. */
export interface Project {
  readonly name: string;
  readonly index: Path;
  readonly channelWays: ChannelWays;
  readonly appId: string;
  readonly channelId: string;
  readonly theme: Theme;
  readonly levelFrom: LevelFrom;
}

export const projects: Readonly<Record<ProjectId, Project>> = {
  'public-pages': {
    name: names.malls['public-pages'],
    index: '/neighborhood-services/aggregation',
    channelWays: 'MEMBER_JSRH',
    appId: 'C0013',
    channelId: 'C0013',
    theme: 'public',
    levelFrom: 'vipTypeLevel',
  },
  'supper-mall': {
    name: names.malls['supper-mall'],
    index: '/mall-index',
    channelWays: 'MEMBER_JSRH',
    appId: 'C0014',
    channelId: 'C0013',
    theme: 'supper-mall',
    levelFrom: 'vipTypeLevel',
  },
  'easy-use': {
    name: names.malls['easy-use'],
    index: '/easy-use-index',
    channelWays: 'MEMBER_RWY',
    appId: 'C0017',
    channelId: 'C0013',
    theme: 'easy-use',
    levelFrom: 'easyUseMember',
  },
  'excellent-plus': {
    name: names.malls['excellent-plus'],
    index: '/index',
    channelWays: 'MEMBER_YJ',
    appId: 'C0018',
    channelId: 'C0013',
    theme: 'excellent-plus',
    levelFrom: 'vipTypeLevel',
  },
  'super-market': {
    name: names.malls['super-market'],
    index: '/market-index',
    channelWays: 'MEMBER_JSRH',
    appId: 'C0013',
    channelId: 'C0013',
    theme: 'super-market',
    levelFrom: 'openedProducts',
  },
  'standalone-pages': {
    name: names.malls['standalone-pages'],
    index: '/beautiful/beautiful-jiangsu',
    channelWays: 'MEMBER_JSRH',
    appId: 'C0013',
    channelId: 'F00000000',
    theme: 'campaign',
    levelFrom: 'vipTypeLevel',
  },
  'market-mini-program': {
    name: names.malls['market-mini-program'],
    index: '/pages/home',
    channelWays: 'MEMBER_JSRH',
    appId: 'C0013',
    channelId: 'C0013',
    theme: 'super-market',
    levelFrom: 'vipTypeLevel',
  },
};
