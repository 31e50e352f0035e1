import { businessOrder } from '#core/contract/content/business-order.ts';
import { pageCode } from '#core/rules/tracking/page-code.ts';
import { NumberPage } from '#web/features/number/number-page.tsx';
import { useCall } from '#web/platform/queries/use-call.ts';
import { useHref, useQueryValue } from '#web/platform/navigation/navigation.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { useSite } from '#web/platform/site/site-context.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';
import { QueryState } from '#web/ui/query-state/query-state.tsx';
import { SkeletonBox } from '#web/ui/skeleton/skeleton-box.tsx';
import { ServiceDetail } from './service-detail.tsx';

/** 业务开通: one offer of the operator, or all of them. */
function ServiceProvision() {
  const businessId = useQueryValue('businessId');
  return (
    <NumberPage title={businessId ? '业务办理' : '业务开通'}>
      {businessId ? <ServiceDetail key={businessId} businessId={businessId} /> : <AllServices />}
    </NumberPage>
  );
}

function AllServices() {
  const href = useHref();
  const { project } = useSite();
  const offers = useCall(businessOrder.pageBusinesses, {
    pageCode: pageCode(project.appId, 'serviceProvision'),
  });
  return (
    <Cells title="可办理的业务">
      <QueryState
        query={offers}
        skeleton={<Cell title={<SkeletonBox width="60%" height={40} />} />}
        isEmpty={(list) => list.length === 0}
        empty={<Cell title="暂时没有可办理的业务" />}
      >
        {(list) =>
          list.map(({ businessId, businessName, summary, priceText, subscribed }) => (
            <Cell
              key={businessId}
              title={businessName}
              note={summary}
              end={subscribed ? '已开通' : priceText}
              href={href({ page: 'serviceProvision', query: { businessId } })}
            />
          ))
        }
      </QueryState>
    </Cells>
  );
}

export const page: PageDefinition = { Page: ServiceProvision };
