import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { activities } from '#core/contract/console/activities/activities.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { flashSaleKindNames, flashSaleStateNames } from '#core/rules/console/activities/activity-names.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { RowList } from '../../lists/row-list.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Head } from '../../ui/parts.tsx';
import { FlashSaleDraftForm } from './flash-sale-draft-form.tsx';
import { flashSaleColumns } from './flash-sale-columns.tsx';

const route = getRouteApi('/shell/flash-sales');
type Filters = ReturnType<typeof route.useSearch>;
const fields = [
  { kind: 'search', name: 'keyword', title: '场次名称' },
  { kind: 'choice', name: 'state', title: '状态', options: Object.entries(flashSaleStateNames) },
  { kind: 'choice', name: 'kind', title: '类型', options: Object.entries(flashSaleKindNames) },
] as const satisfies readonly FilterField[];

/** Sessions, those that begin last first, and opening a new one. */
export function FlashSalesPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = useMe();
  const [isOpening, setOpening] = useState(false);
  const input = filters as Omit<InputOf<typeof activities.flashSales>, 'after' | 'limit'>;
  const list = useRows(activities.flashSales, input, { every: 15_000 });
  const apply = (search: Filters): void => void navigate({ search });
  return (
    <>
      <Head title="秒杀" facts={list.countText ? `${list.countText} 场` : ''}>
        <ExportButton endpoint={activities.flashSales} filters={filters} fileName="秒杀场次" />
        {may('activities.propose') && !isOpening && (
          <Button look="primary" onPress={() => setOpening(true)}>
            <Icon name="plus" />
            新开一场…
          </Button>
        )}
      </Head>
      {isOpening && <FlashSaleDraftForm onClose={() => setOpening(false)} />}
      <FilterBar fields={fields} filters={filters} onChange={apply}>
        <SavedViews screen="flash-sales" filters={filters} onApply={apply} />
      </FilterBar>
      <RowList
        caption="秒杀场次"
        columns={flashSaleColumns}
        list={list}
        keyOf={({ sessionId }) => sessionId}
        nameOf={({ name }) => name}
        onOpen={(sessionId) => void navigate({ to: '/flash-sales/$sessionId', params: { sessionId } })}
        empty="没有符合条件的场次，可去掉筛选或新开一场"
      />
    </>
  );
}
