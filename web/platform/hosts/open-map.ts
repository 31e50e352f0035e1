import { mapApps, mapLinks, type MapApp } from '#core/config/map-apps.ts';
import { mapAppId, mapAppToOpen, mapUrl, noMapApp } from '#core/rules/hosts/map-app.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { leaveSite } from '../site/leave-site.ts';
import type { AppBridge, ChatSdk, Host, MapPoint } from './host.ts';
import { HostFailure } from './host-failure.ts';

/** Opens a point in the chat app's map, the first installed map app, or the system's handler of map links (§7, Maps). */
export async function openMap({ chat, app, system }: Host, point: MapPoint): Promise<void> {
  const opened = chat ? inChatApp(chat, point) : app ? inMapApp(app, system, point) : inSystem(system, point);
  if (!(await opened)) toast(noMapApp, 'alert');
}

/** An app may open its map without an answer, hence the timeout. */
const isUnsaid = (reason: unknown): boolean =>
  reason instanceof HostFailure && (reason.kind === 'cancelled' || reason.kind === 'timeout');

const inChatApp = (chat: ChatSdk, point: MapPoint): Promise<boolean> =>
  chat.openLocation(point).then(() => true, isUnsaid);

async function inMapApp(app: AppBridge, system: Host['system'], point: MapPoint): Promise<boolean> {
  const installed = await firstInstalled(app, system);
  const verdict = mapAppToOpen(mapApps, (mapApp) => mapApp === installed);
  return (
    verdict.kind === 'open' && app.openOtherApp(mapUrl(verdict.app.url, point)).then(() => true, isUnsaid)
  );
}

/** Checked one after the other: most phones have the first. */
async function firstInstalled(app: AppBridge, system: Host['system']): Promise<MapApp | undefined> {
  for (const mapApp of mapApps)
    if (await app.isInstall(mapAppId(mapApp, system)).catch(() => false)) return mapApp;
  return undefined;
}

/** Desktops have no map link handler. */
async function inSystem(system: Host['system'], point: MapPoint): Promise<boolean> {
  if (system === 'other') return false;
  leaveSite.assign(mapUrl(mapLinks[system], point));
  return true;
}
