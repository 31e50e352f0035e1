import type { Selectable } from 'kysely';
import type { Tables } from '../db/schema.ts';
import { pageConfigs } from '../demo/data/notices.ts';
import { linksFrom } from '../demo/links.ts';
import { projectOfRegion } from '../demo/project-of-region.ts';
import { demoAgreements } from '../demo/rows/agreements.ts';
import { demoCategories } from '../demo/rows/categories.ts';
import { demoMenus } from '../demo/rows/floors.ts';
import { demoVipTypeRights, demoVipTypes } from '../demo/rows/memberships.ts';
import { demoGuideSteps, demoPageConfigItems } from '../demo/rows/notices.ts';
import { demoOrderRules, demoRecommendedCities } from '../demo/rows/operations.ts';
import { dictionary } from '../demo/data/operations.ts';
import { demoQuestions } from '../demo/rows/questions.ts';
import { demoSearchSynonyms } from '../demo/rows/search-words.ts';
import { demoShopCategories } from '../demo/rows/shops.ts';
import { firstFloors } from './first-floors.ts';

type Table = keyof Tables;

/** Rows of one table that a mall starts with, and the columns that name a row. */
export interface FirstRows {
  readonly table: Table;
  readonly title: string;
  /** What the operator does with them. */
  readonly note: string;
  /** A row whose key is in the table is left as it is. */
  readonly key: readonly string[];
  rows(at: { readonly base: string; readonly now: Date }): readonly object[];
}

const first = <T extends Table>(
  table: T,
  title: string,
  note: string,
  key: readonly (keyof Tables[T] & string)[],
  rows: (at: { readonly base: string; readonly now: Date }) => readonly Partial<Selectable<Tables[T]>>[],
): FirstRows => ({ table, title, note, key, rows });

/** The version of agreements that a mall starts with: nobody has approved their texts. */
export const draftVersion = '初稿';
const draftNotice = '本文本为初稿。上线前由运营单位审定并替换。';

const marketLink = (base: string) => linksFrom(projectOfRegion('SUPER_MARKET_HOME'), base);

/** What no mall can do without, in the order that foreign keys need. */
export const firstRows: readonly FirstRows[] = [
  first('agreements', '协议', '初稿，上线前在运营台“协议”逐份替换', ['template_id'], ({ now }) =>
    demoAgreements.map((agreement) => ({
      ...agreement,
      version: draftVersion,
      body: `${draftNotice}\n${agreement.body}`,
      published_at: now,
    })),
  ),
  first('vip_types', '会员等级', '', ['vip_type_id'], () => demoVipTypes),
  first('vip_type_rights', '等级的权益类型', '', ['vip_type_id', 'right_type_id'], () => demoVipTypeRights),
  first(
    'order_rules',
    '办理与下单条件',
    '对所有产品、商品和业务',
    ['target_kind', 'target_id', 'rule_code'],
    () => demoOrderRules.filter(({ target_id }) => target_id === '*'),
  ),
  first('dictionary', '字典：昵称屏蔽词', '按需增补', ['code', 'name'], () =>
    dictionary.filter(({ code }) => code === 'userNameBlockedWords'),
  ),
  first('recommended_cities', '推荐城市', '', ['area_num'], () => demoRecommendedCities),
  first('categories', '商品分类', '商品导入时按编号引用', ['category_id'], ({ base }) =>
    demoCategories(marketLink(base)),
  ),
  first('shop_categories', '门店分类', '门店导入时按名称引用', ['category_id'], () => demoShopCategories),
  first('page_menus', '底部菜单', '', ['region_code', 'sort'], ({ base }) => demoMenus(base)),
  first('floors', '首页楼层', '快捷入口、公告等；商品楼层由导入或运营台添加', ['floor_id'], ({ base }) =>
    firstFloors(base),
  ),
  first('search_synonyms', '搜索同义词', '', ['word', 'means'], () => demoSearchSynonyms),
  first('page_configs', '页面文字', '', ['code'], () => pageConfigs),
  first('page_config_items', '页面文字的条目', '', ['code', 'key'], () => demoPageConfigItems),
  first('guide_steps', '小程序使用步骤', '', ['guide_id'], ({ base }) => demoGuideSteps(marketLink(base))),
  first('questions', '常见问题', '按本省业务改写', ['question_id'], () =>
    demoQuestions.map((question) => ({ ...question, helpful: 0, not_helpful: 0 })),
  ),
];
