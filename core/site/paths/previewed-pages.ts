import type { ContentKind } from '../../contract/console/content.shapes.ts';
import { homeRegion } from '../home-region.ts';
import { pages } from '../pages.ts';
import { standalonePages } from '../standalone.ts';
import { projects, type ChannelWays, type Path, type ProjectId } from '../projects.ts';

export interface PreviewedPage {
  /** `{project}{path}`, as the address of the page ends. */
  readonly place: string;
  readonly name: string;
}

const malls = ['super-market', 'supper-mall', 'easy-use', 'excellent-plus'] as const;
const page = (project: ProjectId, path: Path, name: string): PreviewedPage => ({
  place: `${project}${path}`,
  name,
});
const homeOf = (project: (typeof malls)[number]): PreviewedPage =>
  page(project, projects[project].index, `${projects[project].name}首页`);

export const mallsOfChannel = (channel: ChannelWays): readonly ProjectId[] =>
  malls.filter((mall) => projects[mall].channelWays === channel);

const market = 'super-market' satisfies ProjectId;
/** The home page on which a notice of a channel is seen; undefined: of the whole product. */
export const homeOfChannel = (channel: ChannelWays | undefined): PreviewedPage =>
  homeOf(malls.find((mall) => channel !== undefined && projects[mall].channelWays === channel) ?? market);

const searchPage = page(market, pages.searchInput.paths[market][0], '搜索');
const categoryPage = page(market, pages.category.paths[market][0], '分类');
const zonePage = page(market, pages.activityZone.paths[market][0], '活动专区');
const questionPage = page(market, pages.questionList.paths[market][0], '常见问题');

/** The pages that an operator can choose to see. */
export const previewedPages: readonly PreviewedPage[] = [
  ...malls.map(homeOf),
  page('standalone-pages', standalonePages.rightsEntrance.path, '权益领取'),
  categoryPage,
  page(market, pages.mine.paths[market][0], '我的'),
  page(market, pages.couponCenter.paths[market][0], '领券中心'),
  searchPage,
  questionPage,
  zonePage,
];

/** The page on which what is edited is seen first. */
export function pageShowing(kind: ContentKind, key: string): PreviewedPage {
  if (kind === 'searchWords' || kind === 'synonyms') return searchPage;
  if (kind === 'questions') return questionPage;
  if (kind === 'categories') return categoryPage;
  if (kind === 'zoneCards') return zonePage;
  return homeOf(malls.find((mall) => homeRegion(mall) === key.replace(/_BOTTOM$/, '_HOME')) ?? market);
}
