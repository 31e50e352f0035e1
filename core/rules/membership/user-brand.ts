import { isCode } from '../format/codes.ts';
import { brandNames, brands, creditCardNames, creditLevels, type Brand } from './brands.ts';

export interface UserBrand {
  readonly userBrand: Brand | null;
  readonly userBrandName: string;
  /** The card name, for who has a credit level. */
  readonly userBrandNameEx: string;
}

/** The brand of a subscriber; any credit level with a card forces brand 1 (§3). */
export function userBrand({
  brandNum,
  creditLevel,
}: {
  readonly brandNum?: unknown;
  readonly creditLevel?: unknown;
}): UserBrand {
  const card = creditLevels.find((level) => isCode(creditLevel, level));
  const brand = card === undefined ? (brands.find((each) => isCode(brandNum, each)) ?? null) : 1;
  return {
    userBrand: brand,
    userBrandName: brand === null ? '' : brandNames[brand],
    userBrandNameEx: card === undefined ? '' : creditCardNames[card],
  };
}
