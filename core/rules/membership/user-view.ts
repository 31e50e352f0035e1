import { isFlagSet } from '../format/codes.ts';
import { isMobile, maskMobile } from '../format/phone.ts';
import { userBrand, type UserBrand } from './user-brand.ts';

export interface UserInfo {
  /** Raw, or already masked by the server. */
  readonly mobile?: string | null | undefined;
  readonly telePhone?: string | null | undefined;
  readonly headImgUrl?: string | null | undefined;
  readonly ispFlag?: number | string | boolean | null | undefined;
  readonly brandNum?: number | string | null | undefined;
  readonly creditLevel?: number | string | null | undefined;
}

interface ViewFields extends UserBrand {
  /** Masked, for display. */
  readonly mobile: string;
  /** The full number, for forms and calls; empty while unknown. */
  readonly telePhone: string;
  readonly headImgUrl: string;
  readonly ispFlag: 0 | 1;
}
export type UserView<Info extends UserInfo> = Omit<Info, keyof ViewFields> & ViewFields;

const rawNumber = ({ telePhone, mobile }: UserInfo): string =>
  [telePhone, mobile].find((number) => number && isMobile(number)) ?? '';

/** The subscriber as shown on pages: masked number, avatar or its default, ispFlag 1 or 0, and the brand name (§3). */
export function userView<Info extends UserInfo>(info: Info, defaultAvatar: string): UserView<Info> {
  const telePhone = rawNumber(info);
  return {
    ...info,
    ...userBrand(info),
    mobile: maskMobile(telePhone || (info.mobile ?? '')),
    telePhone,
    headImgUrl: info.headImgUrl || defaultAvatar,
    ispFlag: isFlagSet(info.ispFlag) ? 1 : 0,
  };
}
