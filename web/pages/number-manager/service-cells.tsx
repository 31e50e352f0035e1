import type { Butler, ButlerService } from '#core/contract/content/phone-manage.shapes.ts';
import { serviceGroups } from '#core/rules/number/service-groups.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Cell } from '#web/ui/cell/cell.tsx';
import { Cells } from '#web/ui/cell/cells.tsx';

/** The operator's offers for the own number with their state: what it has, by the month, for once. */
export function ServiceCells({ butler }: { butler: Butler | undefined }) {
  const href = useHref();
  return serviceGroups(butler?.services ?? []).map(({ name, services }) => (
    <Cells key={name} title={name}>
      {services.map((service) => (
        <Cell
          key={service.businessId}
          title={service.serviceName}
          note={service.summary}
          end={stateOf(service)}
          href={href({ page: 'serviceProvision', query: { businessId: service.businessId } })}
        />
      ))}
    </Cells>
  ));
}

function stateOf({ pending, endsOn, opened, priceText }: ButlerService): string {
  if (pending) return pending === 'open' ? '开通中' : '退订中';
  if (endsOn) return `已退订，用到${endsOn.slice(5)}`;
  return opened ? '已开通' : priceText;
}
