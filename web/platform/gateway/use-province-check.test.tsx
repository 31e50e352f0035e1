import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { profile } from '#core/contract/user/profile.ts';
import { aMember } from '../testing/a-user.ts';
import { fakeApi, type FakeApi } from '../testing/fake-api.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import type { Session } from '../session/session-store.ts';
import { useProvinceCheck } from './use-province-check.ts';

const verdicts = vi.fn<(eligible: boolean) => void>();

function Check() {
  const isOpen = useProvinceCheck();
  return (
    <button type="button" onClick={() => void isOpen().then(verdicts)}>
      办理
    </button>
  );
}

async function check(session: Session, api: FakeApi = fakeApi()) {
  verdicts.mockClear();
  const shown = renderInSite(<Check />, { session, api });
  await shown.user.click(screen.getByRole('button'));
  await waitFor(() => expect(verdicts).toHaveBeenCalledTimes(1));
  return { ...shown, eligible: verdicts.mock.calls[0]?.[0] };
}

describe('a service of the province (§5)', () => {
  it('is open to a subscriber of the province, and the server is not bothered', async () => {
    const { eligible, api } = await check(aMember({ ispFlag: 1 }));
    expect(eligible).toBe(true);
    expect(api.calls).toEqual([]);
  });

  it('is open to a subscriber the server calls eligible', async () => {
    expect(
      (await check(aMember({ ispFlag: 0 }), fakeApi().answer(profile.provinceEligible, true))).eligible,
    ).toBe(true);
  });

  it('is refused with the sentence of the specification (§8)', async () => {
    expect(
      (await check(aMember({ ispFlag: 0 }), fakeApi().answer(profile.provinceEligible, false))).eligible,
    ).toBe(false);
    expect(
      screen.getByText('该业务仅限江苏移动用户使用，您暂时无法办理。有问题请拨打10086咨询。'),
    ).toBeTruthy();
  });

  it('stays closed when the server cannot be reached', async () => {
    expect((await check(aMember({ ispFlag: 0 }), fakeApi().unplug(profile.provinceEligible))).eligible).toBe(
      false,
    );
  });

  it('sends a guest to sign in', async () => {
    const { eligible, session } = await check({ kind: 'guest' });
    expect(eligible).toBe(false);
    expect(session.goToLogin).toHaveBeenCalledTimes(1);
  });
});
