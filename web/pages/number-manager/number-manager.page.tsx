import { phoneFlow } from '#core/contract/content/phone-flow.ts';
import { phoneManage } from '#core/contract/content/phone-manage.ts';
import { gearIcon } from '#web/art/icons/gear-icon.ts';
import { DayBar } from '#web/features/number/day-bar.tsx';
import { KnownNumber } from '#web/features/number/known-number.tsx';
import { NumberPage } from '#web/features/number/number-page.tsx';
import { useFlowSettings } from '#web/features/number/use-flow-settings.ts';
import { useNumberCall } from '#web/features/number/use-number-call.ts';
import { useNumber } from '#web/features/number/use-number.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { useSession } from '#web/platform/session/session-store.ts';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { IconButton } from '#web/ui/icon-button/icon-button.tsx';
import { AlertCells } from './alert-cells.tsx';
import { MonthlyFloor } from './monthly-floor.tsx';
import { NumberCard } from './number-card.tsx';
import { NumberStatusText, NumberStatusNotice, useNumberStatus } from './number-status.tsx';
import { ServiceCells } from './service-cells.tsx';
import { ServiceEntries } from './service-entries.tsx';

/** 号管家: the number with its package, this month's data, alerts and services. */
function NumberManager() {
  const href = useHref();
  return (
    <NumberPage
      title="号管家"
      hero={{ motif: 'wave' }}
      right={<IconButton icon={gearIcon} size={22} label="设置" href={href({ page: 'settings' })} />}
    >
      <NumberOverview />
    </NumberPage>
  );
}

function NumberOverview() {
  const { input } = useNumber();
  const enabled = useSession(({ session }) => session.kind === 'member');
  const butler = useNumberCall(phoneManage.butler, input, { enabled });
  const usage = useNumberCall(phoneFlow.flowUsage, input, { enabled });
  const isOwn = input.numberId === undefined;
  const status = useNumberStatus(enabled && isOwn);
  return (
    <KnownNumber query={butler}>
      <NumberCard
        butler={butler}
        usage={usage}
        status={isOwn ? <NumberStatusText status={status} /> : null}
      />
      <NumberStatusNotice status={status} />
      <MonthlyFloor />
      <AlertCells totalMb={usage.data?.totalMb} />
      <AccessFloor />
      <ServiceEntries butler={butler.data} />
      <ServiceCells butler={butler.data} />
    </KnownNumber>
  );
}

/** When the number has no internet today. */
function AccessFloor() {
  const href = useHref();
  const { to } = useNumber();
  const { settings } = useFlowSettings();
  // The alerts, from the same answer, say that it failed and have the button.
  if (settings.error && !settings.data) return null;
  return (
    <Floor header={{ title: '上网时段', more: { href: href(to('onlineManage')), text: '去设置' } }}>
      <DayBar settings={settings.data} />
    </Floor>
  );
}

export const page: PageDefinition = { Page: NumberManager };
