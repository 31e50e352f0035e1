import { useEffect, useState } from 'react';
import type { ChannelConfig } from '#core/contract/common/gateway.shapes.ts';
import { maintenanceNotice } from '#core/rules/session/maintenance-notice.ts';
import type { ProjectId } from '#core/site/projects.ts';
import { routeAt } from '#core/site/routes.ts';
import { needsNoAuth } from '#core/site/needs-no-auth.ts';
import { afterFirstScreen } from '../location/after-first-screen.ts';
import { useLocationService } from '../location/location-context.tsx';
import { subscriberOf } from '../session/subscriber-of.ts';
import { useSession } from '../session/session-store.ts';
import { showLimited } from './limited-features.tsx';
import { Maintenance } from './maintenance.tsx';
import { useServerOffset } from './server-clock.ts';
import { useChannelConfig } from './use-channel-config.ts';
import { useCutOver } from './use-cut-over.ts';
import { useDegradation } from './use-degradation.ts';

export interface GateProps {
  readonly project: ProjectId;
  readonly path: string;
  readonly search: string;
}

/** Maximum age of an answer at a navigation: a switch takes effect within five seconds, two of them cached on the server. */
const freshMs = 3_000;
const isMaintained = (config: ChannelConfig | undefined): boolean =>
  maintenanceNotice(config?.serverStatusDto) !== undefined;

/** Checks on every page whether the product is open and whether this is the subscriber's mall (§4). */
export function Gate({ project, path, search }: GateProps) {
  // Random interval, so that phones that opened at the same moment do not poll together.
  const [every] = useState(() => 50_000 + Math.random() * 20_000);
  const { data, at, refetch } = useChannelConfig({
    staleMs: freshMs,
    refetchMs: (config) => (isMaintained(config) ? every / 2 : every),
  });
  useServerOffset(data?.serverTime, at);
  useEffect(() => showLimited(data?.limitedFeatures), [data?.limitedFeatures]);
  useDegradation(data, project, path);
  useCutOver(project, path, search);
  useMemberLocation(project, path);
  useEffect(() => {
    if (Math.abs(Date.now() - at) >= freshMs) void refetch();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- a visit requests again, a new answer does not
  }, [path, search]);
  useEffect(() => {
    const look = () => void refetch();
    addEventListener('focus', look);
    return () => removeEventListener('focus', look);
  }, [refetch]);
  return (
    <Maintenance
      notice={maintenanceNotice(data?.serverStatusDto, routeAt(project, path)?.showNotice)}
      at={at}
    />
  );
}

/** Finds and saves a member's location on any page (§4, §6), after its first screen; login and notice pages are left out. */
function useMemberLocation(project: ProjectId, path: string): void {
  const { find } = useLocationService();
  const subscriber = useSession(({ session }) => subscriberOf(session));
  const looks = subscriber !== undefined && !needsNoAuth(project, path);
  useEffect(
    () => (looks ? afterFirstScreen(() => void find()) : undefined),
    [looks, subscriber, find, project, path],
  );
}
