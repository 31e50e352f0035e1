import type { membership } from '#core/contract/user/membership.ts';
import type { profile } from '#core/contract/user/profile.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { editUserName, userName } from './edit-user-name.ts';
import { mobileArea, provinceEligible } from './home-area.ts';
import { points } from './points.ts';
import { userPage } from './user-page.ts';
import { userVipInfo } from './user-vip-info.ts';

type ProfileRoutes = Omit<Handlers<typeof profile>, 'multiOrderCount'> &
  Pick<Handlers<typeof membership>, 'userVipInfo' | 'userPage'>;

export const profileRoutes = (deps: Deps): ProfileRoutes => ({
  userVipInfo: (_input, { caller }) => userVipInfo(deps, caller),
  userPage: (_input, { caller }) => userPage(deps, caller),
  userName: (_input, { caller }) => userName(deps, caller.userId),
  editUserName: (input, { caller }) => editUserName(deps, caller, input.userName),
  points: (_input, { caller }) => points(deps, caller),
  mobileArea: (_input, { caller }) => mobileArea(deps, caller),
  provinceEligible: (_input, { caller }) => provinceEligible(deps, caller),
  dictionary: ({ code }) =>
    deps.db
      .selectFrom('dictionary')
      .select(['code', 'name', 'value'])
      .where('code', '=', code)
      .where('is_public', '=', true)
      .orderBy('sort')
      .orderBy('name')
      .execute(),
});
