import type { RowFault } from '#core/rules/console/goods/goods-price-file.ts';
import { readFloorsFile, type FileFloor } from '#core/rules/imports/floors-file.ts';
import type { PageId } from '#core/site/paths/path-of.ts';
import { projects, type ProjectId } from '#core/site/projects.ts';
import { titles } from '#core/site/titles.ts';
import type { Tx } from '../db/database.ts';
import { linksFrom } from '../demo/links.ts';
import { homeRegions, projectOfRegion, type HomeRegion } from '../demo/project-of-region.ts';
import { publishDocument } from '../services/content/public.ts';
import type { ImportKind } from './import-kind.ts';
import { knownValues } from './table-rows.ts';

const pageIds = new Map(Object.entries(titles).map(([id, title]) => [title as string, id as PageId]));

/** Home pages, each with all its floors: a published version that the console can roll back. */
export const floorsImport: ImportKind = {
  name: 'floors',
  title: '首页楼层',
  async judge({ tx, deps, now, by }, csv) {
    const regions = await regionsByMall(tx);
    const { homes: read, faults } = readFloorsFile(csv, [...regions.keys()]);
    const homes = read.flatMap((home) => {
      const region = regions.get(home.mall);
      return region ? [{ ...home, ...region }] : [];
    });
    const goods = await knownValues(
      tx,
      'goods',
      'goods_id',
      homes.flatMap(({ floors }) => floors.flatMap((floor) => floor.goods)),
    );
    const found: RowFault[] = [
      ...faults,
      ...homes.flatMap(({ project, floors }) => [
        ...floors.flatMap((floor) => unknownGoods(floor, goods)),
        ...floors.flatMap((floor) => unknownLinks(floor, linkFor(project, deps.base))),
      ]),
    ];
    if (found.length > 0) return { ...nothing, faults: found.toSorted((a, b) => a.line - b.line) };
    const judged = await Promise.all(
      homes.map(async (home) => {
        const publication = await publishDocument(
          { ...deps, db: tx },
          { kind: 'floors', key: home.regionCode },
          { items: home.floors.map((floor) => itemOf(floor, linkFor(home.project, deps.base))) },
          { now, by },
        );
        return { home, publication };
      }),
    );
    return {
      faults: judged.flatMap(({ home, publication: { failed } }) =>
        failed.map((fault) => ({ line: home.line, fault, cure: '改好后再导入' })),
      ),
      created: judged.filter(({ publication }) => publication.isFirst).length,
      changed: judged.filter(({ publication }) => !publication.isFirst && publication.isChanged).length,
      unchanged: judged.filter(({ publication }) => !publication.isChanged).length,
      notes: ['已发布；运营台“楼层与页面”可以回滚到之前的版本'],
      write: async () => {
        for (const { publication } of judged) await publication.write(tx);
      },
    };
  },
};

interface Region {
  readonly regionCode: HomeRegion;
  readonly project: ProjectId;
}

/** The home pages that have floors, by the names of their malls. */
async function regionsByMall(tx: Tx): Promise<ReadonlyMap<string, Region>> {
  const known = await knownValues(tx, 'floors', 'region_code', homeRegions);
  return new Map(
    homeRegions
      .filter((regionCode) => known.has(regionCode))
      .map((regionCode) => {
        const project = projectOfRegion(regionCode);
        return [projects[project].name, { regionCode, project }];
      }),
  );
}

const nothing = { created: 0, changed: 0, unchanged: 0, notes: [], write: () => Promise.resolve() };

/** The address of a page by its title, or the address itself. */
const linkFor =
  (project: ProjectId, base: string) =>
  (text: string | null): string | null | undefined => {
    if (text === null || /^(https?:\/)?\//.test(text)) return text;
    const page = pageIds.get(text);
    return page && linksFrom(project, base)(page);
  };
type LinkFor = ReturnType<typeof linkFor>;

const unknownGoods = ({ line, goods }: FileFloor, known: ReadonlySet<string>): readonly RowFault[] =>
  goods
    .filter((each) => !known.has(each))
    .map((each) => ({ line, fault: `没有商品 ${each}`, cure: '先导入 goods.csv' }));

const unknownLinks = ({ line, link, entries }: FileFloor, linkOf: LinkFor): readonly RowFault[] =>
  [link, ...entries.map((entry) => entry.link)]
    .filter((text) => linkOf(text) === undefined)
    .map((text) => ({ line, fault: `没有页面“${text ?? ''}”`, cure: '写页面的标题，或者以 / 开头的地址' }));

function itemOf(floor: FileFloor, linkOf: LinkFor) {
  const { floorId, kind, title, subTitle, goods, entries } = floor;
  const audience = { isOn: true, areas: [], levels: [], brands: [], hosts: [], beginsAt: null, endsAt: null };
  return {
    ...audience,
    id: floorId,
    kind,
    title,
    subTitle,
    link: linkOf(floor.link) ?? null,
    ...(kind === 'goods' && { goods: [...goods] }),
    ...(kind === 'quick' && {
      entries: entries.map(({ icon, text, link, badge }) => ({
        key: icon,
        name: text,
        link: linkOf(link) ?? null,
        badge,
      })),
    }),
    ...(kind === 'notice' && {
      items: entries.map(({ text, link, badge }) => ({ tag: badge ?? '', text, link: linkOf(link) ?? null })),
    }),
    ...(kind === 'ranking' && { tabs: [{ key: 'hotSelling', name: '热销榜' }] }),
  };
}
