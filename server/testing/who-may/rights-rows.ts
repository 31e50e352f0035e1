import { cardProduct } from '#core/contract/content/card-product.ts';
import { rightsFamilies } from '#core/contract/content/rights-families.ts';
import { singleRights } from '#core/contract/content/single-rights.ts';
import { provinceToast } from '#core/rules/membership/province-eligibility.ts';
import { aRight, type RightTraits } from '../data/a-right.ts';
import { optionsFor, outcomeOf, holding, notOwned, signIn, tooLow, type WhoMayRow } from './row.ts';

const allMembers = (outcome: unknown): readonly unknown[] => Array<unknown>(7).fill(outcome);
const fromLevel2 = [tooLow, tooLow, true, tooLow, true, true, true];
const ofTheProvince = [true, provinceToast, provinceToast, true, true, true, true];

const claimEndpoints = [
  ['content.receiveRights', cardProduct.receiveRights, 'cardProduct'],
  ['content.receiveShuiyunRights', rightsFamilies.receiveShuiyunRights, 'shuiyunjs'],
  ['content.receiveEasyUseRights', singleRights.receiveEasyUseRights, 'rwy'],
  ['content.receiveUpgradeRights', singleRights.receiveUpgradeRights, 'upgrade'],
] as const;

const conditions: readonly (readonly [string, RightTraits, readonly unknown[]])[] = [
  ['without conditions', {}, allMembers(true)],
  ['from level 2 on, wherever the number is at home', { minLevel: 2 }, fromLevel2],
  ['for the province only', { provinceOnly: true }, ofTheProvince],
];

/** Every claim route has the same conditions. */
const endpointRows = claimEndpoints.flatMap(([call, endpoint, family]) =>
  conditions.map(([which, traits, expected]): WhoMayRow => ({
    what: `${call}: what is held, ${which}`,
    calls: [call],
    prepare: async (server) => async (as) =>
      outcomeOf(
        await server.call(endpoint, await holding(server, as, { family, ...traits }), optionsFor(as)),
        () => true,
      ),
    expected: [signIn, ...expected],
  })),
);

/** A family's claim route accepts its own products only. */
const otherEndpointRows = claimEndpoints.slice(1).map(([call, endpoint]): WhoMayRow => ({
  what: `${call}: nothing of another family`,
  calls: [call],
  prepare: async (server) => async (as) =>
    outcomeOf(
      await server.call(endpoint, await holding(server, as, { family: 'dq' }), optionsFor(as)),
      () => true,
    ),
  expected: [signIn, ...allMembers('没有找到该权益')],
}));

const lookedAt = conditions.flatMap(([which, traits, expected]): WhoMayRow[] => [
  {
    what: `claimOrBuy: what is held, ${which}`,
    calls: ['content.claimOrBuy'],
    prepare: async (server) => async (as) =>
      outcomeOf(
        await server.call(singleRights.claimOrBuy, await holding(server, as, traits), optionsFor(as)),
        ({ canReceive, reason }) => canReceive || reason,
      ),
    expected: [signIn, ...expected],
  },
  {
    what: `specialRights: what is held, ${which}; a guest holds nothing`,
    calls: ['content.specialRights'],
    prepare: async (server) => async (as) => {
      const { productId } = await holding(server, as, { family: 'special', ...traits });
      return outcomeOf(
        await server.call(singleRights.specialRights, { productId }, optionsFor(as)),
        ({ rightsList: [right] }) => right?.recvStatus === 0 || right?.recvReason,
      );
    },
    expected: [notOwned, ...expected],
  },
]);

/** Permissions of claims and of the calls before them. */
export const rightsRows: readonly WhoMayRow[] = [
  ...endpointRows,
  ...otherEndpointRows,
  ...lookedAt,
  {
    what: 'claimOrBuy: refused without the product',
    calls: ['content.claimOrBuy'],
    prepare: async (server) => {
      const { rightsId } = await aRight(server);
      return async (as) =>
        outcomeOf(
          await server.call(singleRights.claimOrBuy, { rightsId }, optionsFor(as)),
          ({ canReceive, reason }) => canReceive || reason,
        );
    },
    expected: [signIn, ...allMembers(notOwned)],
  },
  {
    what: 'preRegisterRight: every signed-in subscriber, whatever the right requires then',
    calls: ['content.preRegisterRight'],
    prepare: async (server) => {
      const { rightsId } = await aRight(server, {
        minLevel: 2,
        provinceOnly: true,
        beginsAt: new Date(server.now().getTime() + 3_600_000),
      });
      return async (as) =>
        outcomeOf(await server.call(singleRights.preRegisterRight, { rightsId }, optionsFor(as)), () => true);
    },
    expected: [signIn, ...allMembers(true)],
  },
  {
    what: 'memberRights: refused without the product',
    calls: ['content.memberRights'],
    prepare: async (server) => {
      const { productId } = await aRight(server);
      return async (as) =>
        outcomeOf(
          await server.call(cardProduct.memberRights, { offerId: productId }, optionsFor(as)),
          () => true,
        );
    },
    expected: [signIn, ...allMembers('您还没有开通该产品')],
  },
];
