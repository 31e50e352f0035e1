import { afterEach, expect, it } from 'vitest';
import { environments } from '#core/config/environments.ts';
import { aUser } from '../testing/a-user.ts';
import { forgetMember, rememberedMember, rememberMember, restoreMember } from './remembered-member.ts';

const { dev, production } = environments;
const gold = { user: aUser(), level: 2, levelName: '黄金会员', products: ['watch-30'] };
afterEach(() => {
  localStorage.clear();
  forgetMember(dev);
});
const atNextVisit = (mayBeSignedIn = true) => {
  restoreMember(dev, mayBeSignedIn);
  return rememberedMember();
};

it('the phone remembers its member for the next visit', () => {
  rememberMember(dev, gold);
  expect(atNextVisit()).toEqual(gold);
});

it('a phone without a session draws no member', () => {
  rememberMember(dev, gold);
  expect(atNextVisit(false)).toBeUndefined();
});

it('a member who signed out is forgotten', () => {
  rememberMember(dev, gold);
  forgetMember(dev);
  expect(atNextVisit()).toBeUndefined();
});

it('environments do not share a member', () => {
  rememberMember(production, gold);
  expect(atNextVisit()).toBeUndefined();
});

it.each(['', 'null', '{', '[]', '{"user":null}', '{"mobile":"1","level":2,"levelName":"","products":[]}'])(
  'a stored value of another form is ignored: %s',
  (stored) => {
    localStorage.setItem(`${dev.storagePrefix}member`, stored);
    expect(atNextVisit()).toBeUndefined();
  },
);
