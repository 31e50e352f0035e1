import { getRouteApi } from '@tanstack/react-router';
import { useState } from 'react';
import { everyActivity } from '#core/contract/console/activities/every-activity.ts';
import type { InputOf } from '#core/contract/endpoint.ts';
import { activityKindNames, activityStateNames } from '#core/rules/console/activities/activity-names.ts';
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
import { activityColumns, isSession } from './activity-columns.tsx';
import { NewGroupForm } from './new-group-form.tsx';
import { NewLotteryForm } from './new-lottery-form.tsx';

const route = getRouteApi('/shell/activities');
type Filters = ReturnType<typeof route.useSearch>;
const fields = [
  { kind: 'search', name: 'search', title: '活动名称或编号' },
  { kind: 'choice', name: 'kind', title: '类型', options: Object.entries(activityKindNames) },
  { kind: 'choice', name: 'state', title: '状态', options: Object.entries(activityStateNames) },
] as const satisfies readonly FilterField[];

/** Activities of every kind, those that begin last first, and opening new ones. */
export function ActivitiesPage() {
  const filters = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = useMe();
  const [opening, setOpening] = useState<'group' | 'lottery'>();
  const close = (): void => setOpening(undefined);
  const input = filters as Omit<InputOf<typeof everyActivity.everyActivity>, 'after' | 'limit'>;
  const list = useRows(everyActivity.everyActivity, input, { every: 15_000 });
  const apply = (search: Filters): void => void navigate({ search });
  const open = (key: string): void => {
    const row = list.rows.find((each) => `${each.kind}:${each.activityId}` === key);
    if (row && isSession(row))
      void navigate({ to: '/flash-sales/$sessionId', params: { sessionId: row.activityId } });
    else if (row)
      void navigate({
        to: '/activities/$kind/$activityId',
        params: { kind: row.kind, activityId: row.activityId },
      });
  };
  return (
    <>
      <Head title="活动总览" facts={list.countText ? `${list.countText} 个活动` : ''}>
        <ExportButton endpoint={everyActivity.everyActivity} filters={filters} fileName="活动" />
        {may('activities.propose') && opening === undefined && (
          <>
            <Button onPress={() => setOpening('lottery')}>新开抽奖…</Button>
            <Button look="primary" onPress={() => setOpening('group')}>
              <Icon name="plus" />
              新开拼团…
            </Button>
          </>
        )}
      </Head>
      {opening === 'group' && <NewGroupForm onClose={close} />}
      {opening === 'lottery' && <NewLotteryForm onClose={close} />}
      <FilterBar fields={fields} filters={filters} onChange={apply}>
        <SavedViews screen="activities" filters={filters} onApply={apply} />
      </FilterBar>
      <RowList
        caption="活动"
        columns={activityColumns}
        list={list}
        keyOf={({ kind, activityId }) => `${kind}:${activityId}`}
        nameOf={({ name }) => name}
        onOpen={open}
        empty="没有符合条件的活动，可去掉几个筛选"
      />
    </>
  );
}
