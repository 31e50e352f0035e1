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
  nothing,
  ours,
  picUrl,
  proof,
} from '../fields.ts';

/** §3 User info. The masked number is for showing; `/user/get/mobile` gives its owner the whole one. */
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
});
export type UserInfo = z.output<typeof userInfo>;

/** What every way of signing in answers (§7). */
export const signedIn = z.object({ accessToken: z.string(), refreshToken: z.string(), userInfo });
export type SignedIn = z.output<typeof signedIn>;

/** Where a sign-in comes from; the same for all of them. */
export const signInOrigin = {
  loginSource: always(2),
  registerChannel: idText.optional(),
  externalUserId: idText.optional(),
};
/** The same with the consent given on the way in, which only a body can carry. */
export const postedOrigin = { ...signInOrigin, agreement: ours(agreement).optional() };

export const sessionShapes = {
  logout: shape(nothing, noData),
  loginStatus: shape(nothing, ours(z.object({ isLogin: z.boolean(), userInfo: userInfo.nullable() }))),
  /** resCode 1: the phone reaches us through the operator's own network. */
  mobileNetwork: shape(nothing, z.object({ resCode: flag })),
  oneTapSign: shape(z.object({ jtSign: proof }), z.object({ sign: z.string() })),
  /** The network's number for a guest (masked), the whole number for its signed-in owner. */
  ownMobile: shape(
    nothing,
    ours(z.object({ mobile: maskedMobile.nullable(), telePhone: mobile.nullable() })),
  ),
  loginKey: shape(
    nothing,
    ours(
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
      ...postedOrigin,
      loginType: always(1),
      keyId: ours(idText),
      /** The encrypted JSON `{mobile, code, ticket}`. */
      sealed: ours(z.base64().min(1).max(1024)),
      /** The id handed out with code '-4', to be bound to this account. */
      openId: ours(proof.max(128)).optional(),
    }),
    signedIn,
  ),
};

/** What `sealed` holds once opened. */
export const sealedLogin = z.object({
  mobile,
  code: z.string().regex(/^\d{6}$/),
  ticket: z.string().max(64).default(''),
});
