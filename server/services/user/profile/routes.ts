import type { profile } from '#core/contract/user/profile.ts';
import type { Deps } from '../../../deps.ts';
import type { Handlers } from '../../../http/call.ts';
import { multiOrderCount } from '../../order/orders/public.ts';
import { editUserName, userName } from './edit-user-name.ts';
import { mobileArea, provinceEligible } from './home-area.ts';
import { points } from './points.ts';

export const profileRoutes = (deps: Deps): Handlers<typeof profile> => ({
  userName: (_input, { caller }) => userName(deps, caller.userId),
  editUserName: (wanted, { caller }) => editUserName(deps, caller, wanted.userName),
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
  multiOrderCount: (_input, { caller }) => multiOrderCount(deps.db, caller.userId, deps.clock.now()),
});
