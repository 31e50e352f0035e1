import type { PageId } from '#core/site/paths/path-of.ts';
import { useArt } from '#web/art/use-art.ts';
import type { ArtKey } from '#web/art/keys.ts';
import { useHref } from '#web/platform/navigation/navigation.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { QuickEntries } from '#web/ui/quick-entries/quick-entries.tsx';
import { CashStrip } from './cash-strip.tsx';

const links: readonly { readonly page: PageId; readonly text: string; readonly art: ArtKey }[] = [
  { page: 'dailyCash', text: '天天领现金', art: 'quick/sign' },
  { page: 'mZoneShops', text: '适用门店', art: 'quick/store' },
  { page: 'mZoneOrders', text: '我的订单', art: 'quick/all' },
  { page: 'mZoneReceived', text: '我的领取', art: 'quick/gift' },
];

/** Links to the other M-Zone pages, with today's sign-in reward. */
export function MZoneLinks() {
  const href = useHref();
  const art = useArt();
  return (
    <Floor label="动感圈服务">
      <QuickEntries
        label="动感圈服务"
        columns={4}
        entries={links.map(({ page, text, art: picture }) => ({
          text,
          href: href({ page }),
          art: art(picture),
        }))}
      />
      <CashStrip />
    </Floor>
  );
}
