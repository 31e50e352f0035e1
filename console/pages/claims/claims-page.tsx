import { useQuery } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useState } from 'react';
import { claims } from '#core/contract/console/claims.ts';
import { claimFilterStates, type ClaimFilterState } from '#core/contract/console/claim-states.ts';
import type { ConsoleClaim } from '#core/contract/console/claims.shapes.ts';
import { claimStateNames } from '#core/rules/console/rights/claim-state-names.ts';
import { BulkBar } from '../../lists/bulk-bar.tsx';
import { ExportButton } from '../../lists/export-button.tsx';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { NumberSearch } from '../../lists/number-search.tsx';
import { RowList } from '../../lists/row-list.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { SupplierName, useSupplierName } from '../../lists/supplier-name.tsx';
import { useSelection } from '../../lists/use-selection.ts';
import { formatTime } from '../../platform/format.ts';
import { reading, useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Button } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-table.tsx';
import { Head } from '../../ui/parts.tsx';
import { ClaimState, durationText } from './claim-words.tsx';
import styles from './claims.module.css';
import { GiveBackForm } from './give-back-form.tsx';

const route = getRouteApi('/shell/claims');

const columns: readonly Column<ConsoleClaim>[] = [
  {
    title: '权益',
    cell: ({ claimId, rightsName, productName }) => (
      <Link to="/claims/$claimId" params={{ claimId }} className={styles.name}>
        {rightsName}
        <small>{productName}</small>
      </Link>
    ),
  },
  { title: '号码', cell: ({ mobile }) => <span className={styles.number}>{mobile}</span> },
  { title: '状态', cell: (claim) => <ClaimState claim={claim} /> },
  { title: '供应商', cell: ({ supplier }) => <SupplierName supplier={supplier} /> },
  { title: '次数', align: 'end', cell: ({ tries }) => tries },
  {
    title: '超过时限',
    align: 'end',
    cell: ({ overLimitSeconds }) => (overLimitSeconds === null ? '—' : durationText(overLimitSeconds)),
  },
  { title: '月份', cell: ({ cycle }) => cycle },
  { title: '领取时间', cell: ({ claimedAt }) => formatTime(claimedAt) },
];

const isState = (text: string | undefined): text is ClaimFilterState =>
  claimFilterStates.some((state) => state === text);

/** Claims of rights: found by filters or a whole number; those on their way can be given back together. */
export function ClaimsPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { may } = useMe();
  const [mobile, setMobile] = useState<string>();
  const [isGivingBack, setGivingBack] = useState(false);
  const selection = useSelection();
  const supplierName = useSupplierName();
  const { data: offered } = useQuery({ ...reading(claims.claimFilters, {}), staleTime: 60_000 });
  const { state, ...others } = search;
  const list = useRows(claims.claims, {
    ...others,
    ...(isState(state) && { state }),
    ...(mobile !== undefined && { mobile }),
  });
  const fields = [
    { kind: 'search', name: 'claimId', title: '领取编号' },
    { kind: 'choice', name: 'state', title: '状态', options: Object.entries(claimStateNames) },
    {
      kind: 'choice',
      name: 'supplier',
      title: '供应商',
      options: (offered?.suppliers ?? []).map((each) => [each, supplierName(each)] as const),
    },
    {
      kind: 'choice',
      name: 'rightsId',
      title: '权益',
      options: (offered?.rights ?? []).map(({ rightsId, name }) => [rightsId, name] as const),
    },
    { kind: 'text', name: 'cycle', title: '月份' },
  ] as const satisfies readonly FilterField[];
  const apply = (next: typeof search): void => void navigate({ search: next });
  const mayGiveBack = may('claims.proposeGiveBack');
  const close = (): void => {
    setGivingBack(false);
    selection.clear();
  };
  return (
    <>
      <Head title="领取记录" facts={list.countText ? `${list.countText} 条，新的在前` : ''}>
        {/* A whole number stands in no address, so a list of one is not exported. */}
        {mobile === undefined && (
          <ExportButton endpoint={claims.claims} filters={search} fileName="领取记录" />
        )}
      </Head>
      {isGivingBack && (
        <GiveBackForm claimIds={[...selection.keys]} onDone={close} onClose={() => setGivingBack(false)} />
      )}
      <SavedViews screen="claims" filters={search} onApply={apply} />
      <FilterBar fields={fields} filters={search} onChange={apply}>
        <NumberSearch mobile={mobile} onChange={setMobile} />
      </FilterBar>
      <RowList
        caption="领取记录"
        columns={columns}
        list={list}
        keyOf={({ claimId }) => claimId}
        nameOf={({ rightsName, mobile: masked }) => `${rightsName} ${masked}`}
        empty="没有符合条件的领取，请减少筛选"
        onOpen={(claimId) => void navigate({ to: '/claims/$claimId', params: { claimId } })}
        {...(mayGiveBack && { selection })}
      />
      <BulkBar selection={selection} unit="条">
        <Button size="small" look="danger" onPress={() => setGivingBack(true)}>
          退回名额…
        </Button>
      </BulkBar>
    </>
  );
}
