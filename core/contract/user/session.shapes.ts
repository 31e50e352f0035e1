import { z } from 'zod';
import { shape } from '../endpoint.ts';
import {
  agreement,
  always,
  count,
  flag,
  id,
  idText,
  maskedMobile,
  mobile,
  noData,
  noInput,
  notInSpec,
  picUrl,
  opaqueToken,
  vipTypeLevel,
} from '../fields.ts';

/** §3 User info. The number is masked; `/user/get/mobile` returns the full one to its owner. */
export const userInfo = z.object({
  userId: id,
  userName: z.string(),
  mobile: maskedMobile,
  /** Empty: the page shows its default avatar. */
  headImgUrl: picUrl,
  brandNum: z.string(),
  /** 4 silver, 5 gold, 6 platinum, 7 diamond, 8 premier diamond, 9 standard card. */
  creditLevel: z.int().min(0).max(9).nullable(),
  ispFlag: flag,
  rwyVip: flag,
  openId: id.nullable(),
  userBrand: z.literal([1, 2, 3]).nullable(),
  easyUseMember: flag,
  /** The highest level held, and its group: every page reports them, also those that show no membership. */
  vipTypeLevel: notInSpec(vipTypeLevel),
  vipGroupTypeName: notInSpec(z.string()),
});
export type UserInfo = z.output<typeof userInfo>;

/** The answer of every sign-in call (§7). */
export const signedIn = z.object({ accessToken: z.string(), refreshToken: z.string(), userInfo });
export type SignedIn = z.output<typeof signedIn>;

/** The origin of a sign-in, common to all sign-in calls. */
export const signInOrigin = {
  loginSource: always(2),
  registerChannel: idText.optional(),
  externalUserId: idText.optional(),
};
/** The same with the consent given during sign-in; for POST bodies only. */
export const postedSignInOrigin = { ...signInOrigin, agreement: notInSpec(agreement).optional() };

export const sessionShapes = {
  logout: shape(noInput, noData),
  loginStatus: shape(noInput, notInSpec(z.object({ isLogin: z.boolean(), userInfo: userInfo.nullable() }))),
  /** resCode 1: the phone is connected through the operator's mobile network. */
  mobileNetwork: shape(noInput, z.object({ resCode: flag })),
  oneTapSign: shape(z.object({ jtSign: opaqueToken }), z.object({ sign: z.string() })),
  /** For a guest, the masked number known from the mobile network; for a signed-in owner, the full number. */
  ownMobile: shape(
    noInput,
    notInSpec(z.object({ mobile: maskedMobile.nullable(), telePhone: mobile.nullable() })),
  ),
  loginKey: shape(
    noInput,
    notInSpec(
      z.object({
        keyId: id,
        publicKey: z.base64(),
        algorithm: z.literal('RSA-OAEP-256'),
        expiresInSeconds: count,
      }),
    ),
  ),
  smsLogin: shape(
    z.object({
      ...postedSignInOrigin,
      loginType: always(1),
      keyId: notInSpec(idText),
      /** The encrypted JSON `{mobile, code, ticket}`. */
      sealed: notInSpec(z.base64().min(1).max(1024)),
      /** The id returned with code '-4', to be bound to this account. */
      openId: notInSpec(opaqueToken.max(128)).optional(),
    }),
    signedIn,
  ),
};

/** The decrypted content of `sealed`. */
export const sealedLogin = z.object({
  mobile,
  code: z.string().regex(/^\d{6}$/),
  ticket: z.string().max(64).default(''),
});
