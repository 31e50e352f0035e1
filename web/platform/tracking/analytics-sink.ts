import type { UserInfo } from '#core/contract/user/session.shapes.ts';
import {
  analyticsProperties,
  usesAnalytics,
  type AnalyticsContext,
  type AnalyticsEvent,
} from '#core/rules/tracking/analytics-properties.ts';
import { channelIds } from '#core/rules/tracking/channels.ts';
import { brandNames } from '#core/rules/membership/brands.ts';
import type { Host } from '../hosts/host.ts';
import { tabChannel } from '../hosts/tab-channel.ts';
import { currentSession } from '../session/session-store.ts';
import { storeOf } from '../storage/storage.ts';
import type { SiteContext } from '../site/site-context.tsx';
import { knownValues } from './known-values.ts';
import { memberMembership } from './membership-level.ts';
import type { SeenPage } from './track.ts';

interface AnalyticsParts {
  readonly site: SiteContext;
  readonly host: Host;
  cookieId(): string;
}

/** After this many consecutive failures the SDK is no longer called. */
const maxFailures = 3;

/** Sends events to the analytics SDK, for the apps that use it (§6). */
export function analyticsSink({
  site,
  host,
  cookieId,
}: AnalyticsParts): (event: AnalyticsEvent, page: SeenPage) => void {
  const { storagePrefix } = site.environment;
  const tab = storeOf('sessionStorage', storagePrefix);
  let failures = 0;
  return (event, page) => {
    const appId = tab.get('appId');
    if (appId === undefined || !usesAnalytics(appId) || failures >= maxFailures) return;
    const session = currentSession();
    const { channelId } = knownValues(site, page);
    const place = storedPlace(storagePrefix);
    const context: AnalyticsContext = {
      appId,
      clientId: cookieId(),
      channel: {
        id: channelId,
        name: Object.entries(channelIds).find(([, id]) => id === channelId)?.[0] ?? site.project.name,
      },
      envChannel: tabChannel(tab, host.id, page.search),
      place,
      page: { id: page.pageId, url: page.pageUrl },
      screen: `${screen.width}x${screen.height}`,
      ...(session.kind === 'member' && { user: analyticsUser(session.user, place.city) }),
    };
    host.services.analytics(event.type, analyticsProperties(context, event)).then(
      () => {
        failures = 0;
      },
      () => {
        failures += 1;
      },
    );
  };
}

/** The account has no city, so the located city is used. */
const analyticsUser = ({ mobile, userBrand }: UserInfo, city: string) => ({
  mobile,
  brand: userBrand ? brandNames[userBrand] : '',
  city,
  memberGroup: memberMembership()?.vipGroupTypeName ?? '',
});

/** Province and city of the last location; never its coordinates. */
function storedPlace(storagePrefix: string): AnalyticsContext['place'] {
  try {
    const { province, areaName } = JSON.parse(
      storeOf('localStorage', storagePrefix).get('location') ?? '{}',
    ) as { province?: unknown; areaName?: unknown };
    return { province: textOf(province), city: textOf(areaName) };
  } catch {
    return { province: '', city: '' }; // invalid stored data
  }
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
