import { act, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { nanjing } from '#core/rules/location/default-locations.ts';
import type { Whereabouts } from '#web/platform/location/whereabouts.ts';
import type { Session } from '#web/platform/session/session-store.ts';
import type { FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInWorld } from '#web/platform/testing/render-in-world.tsx';
import { CityPicker } from '../city-picker.tsx';
import { cityServer } from './city-server.ts';

/** The panel as somebody has just opened it, with nobody behind it who looks for places. */
export async function openPicker({
  api = cityServer(),
  session = { kind: 'guest' },
}: { readonly api?: FakeApi; readonly session?: Session } = {}) {
  const find = vi.fn<Whereabouts['find']>(async () => nanjing);
  const choose = vi.fn<Whereabouts['choose']>();
  const onClose = vi.fn();
  const shown = renderInWorld(<CityPicker open onClose={onClose} />, {
    api,
    session,
    whereabouts: { find, choose },
  });
  await act(async () => undefined);
  return { ...shown, find, choose, onClose };
}

export const section = (name: string): HTMLElement => screen.getByRole('region', { name });
