import { act, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nanjing } from '#core/rules/location/default-locations.ts';
import { forgetPlace, showPlace } from '#web/platform/location/place-store.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import { expectAccessible } from '#web/testing/expect-accessible.ts';
import { CityButton } from './city-button.tsx';
import { cityServer } from './testing/city-server.ts';

afterEach(() => forgetPlace());
const cityButton = () => screen.getByRole('button', { name: /切换城市/ });

describe('the city in the head of a page', () => {
  it('is the default one first and follows the one that is found', () => {
    renderInSite(<CityButton />);
    expect(cityButton().textContent).toContain('南京');
    act(() => showPlace({ ...nanjing, areaName: '苏州' }));
    expect(cityButton().textContent).toContain('苏州');
  });

  it('opens the choice of cities, and is there again when that is closed', async () => {
    const choose = vi.fn();
    const { user, container } = renderInSite(<CityButton />, {
      api: cityServer(),
      session: { kind: 'guest' },
      locationService: { choose },
    });
    await user.click(cityButton());
    await user.click(await screen.findByRole('button', { name: '无锡' }));
    expect(choose).toHaveBeenCalledOnce();
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expectAccessible(container);
  });
});
