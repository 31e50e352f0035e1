import { isCode } from '../format/codes.ts';
import { brandNames, brands, creditCardNames, creditLevels, type Brand } from './brands.ts';

export interface UserBrand {
  readonly userBrand: Brand | null;
  readonly userBrandName: string;
  /** The card name of the credit level, if any. */
  readonly userBrandNameEx: string;
}

/** The brand of a subscriber; a credit level with a card implies brand 1 (§3). */
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
