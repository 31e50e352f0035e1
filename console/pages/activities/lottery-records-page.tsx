import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import type { LotteryRecord } from '#core/contract/console/activities/every-activity.shapes.ts';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import { lotteryNames, prizeDeliveryNames } from '#core/rules/console/activities/activity-names.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { formatFen, formatTime } from '../../platform/format.ts';
import { reading } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import type { Column } from '../../ui/data-table.tsx';
import { Head, Tag } from '../../ui/parts.tsx';

const route = getRouteApi('/shell/lottery-records');
type Filters = ReturnType<typeof route.useSearch>;
const tones = {
  none: 'plain',
  card: 'success',
  delivering: 'info',
  delivered: 'success',
  failed: 'danger',
} as const;

const columns: readonly Column<LotteryRecord>[] = [
  { title: '时间', cell: ({ at }) => formatTime(at) },
  { title: '号码', cell: ({ mobile }) => mobile },
  { title: '版本', align: 'end', cell: ({ version }) => `第 ${version} 版` },
  { title: '抽到的数', align: 'end', cell: ({ number }) => number.toLocaleString('zh-CN') },
  {
    title: '奖品',
    cell: ({ prize, drawnPrize }) => (drawnPrize === null ? prize : `${prize}，${drawnPrize}已发完`),
  },
  { title: '成本', align: 'end', cell: ({ costFen }) => formatFen(costFen) },
  {
    title: '发放',
    cell: ({ delivery }) => <Tag tone={tones[delivery]}>{prizeDeliveryNames[delivery]}</Tag>,
  },
];

/** Draws of a lottery, newest first, with the version that each was made by. */
export function LotteryRecordsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const lotteryId = search.lotteryId ?? 'turntable';
  const filters = { ...search, lotteryId };
  const { data } = useQuery({ ...reading(everyActivity.lotteryVersions, { lotteryId }), staleTime: 60_000 });
  const { version, ...others } = filters;
  const list = useRows(everyActivity.lotteryRecords, {
    ...others,
    ...(version !== undefined && { version: Number(version) }),
  });
  const versions = data?.rows ?? [];
  const fields = [
    { kind: 'choice', name: 'lotteryId', title: '抽奖', options: Object.entries(lotteryNames) },
    {
      kind: 'choice',
      name: 'version',
      title: '版本',
      options: versions.map((each) => [String(each.version), `第 ${each.version} 版`] as const),
    },
    {
      kind: 'choice',
      name: 'prizeId',
      title: '奖品',
      options: (versions[0]?.prizes ?? []).map(({ prizeId, name }) => [prizeId, name] as const),
    },
  ] as const satisfies readonly FilterField[];
  const apply = (next: Filters): void => void navigate({ search: next });
  return (
    <>
      <Head title="抽奖记录" facts={list.countText ? `${list.countText} 次` : ''}>
        <ExportButton endpoint={everyActivity.lotteryRecords} filters={filters} fileName="抽奖记录" />
      </Head>
      <FilterBar fields={fields} filters={filters} onChange={apply} />
      <RowList
        caption="抽奖记录"
        columns={columns}
        list={list}
        keyOf={({ drawId }) => drawId}
        empty="还没有人抽过，或没有符合条件的记录"
      />
    </>
  );
}
