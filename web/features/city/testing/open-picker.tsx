import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { nanjing } from '#core/rules/location/default-locations.ts';
import type { LocationService } from '#web/platform/location/location-service.ts';
import type { Session } from '#web/platform/session/session-store.ts';
import type { FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { CityPicker } from '../city-picker.tsx';
import { cityServer } from './city-server.ts';

/** Renders the open city picker without a location service. */
export async function openPicker({
  api = cityServer(),
  session = { kind: 'guest' },
}: { readonly api?: FakeApi; readonly session?: Session } = {}) {
  const find = vi.fn<LocationService['find']>(async () => nanjing);
  const choose = vi.fn<LocationService['choose']>();
  const onClose = vi.fn();
  const shown = renderInSite(<CityPicker open onClose={onClose} />, {
    api,
    session,
    locationService: { find, choose },
  });
  await act(async () => undefined);
  return { ...shown, find, choose, onClose };
}

export const section = (name: string): HTMLElement => screen.getByRole('region', { name });
