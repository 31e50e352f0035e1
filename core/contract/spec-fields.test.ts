import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { names } from '../config/names.ts';
import { allCalls } from './all-calls.ts';

type Carrier = 'query' | 'body' | 'nothing';
const { operator, prefix, videoPartnerA, videoPartnerB } = names.slugs;
const rights = ['productId', 'rightsId', 'groupId', 'subscriptionId'];

/** The fields that the specification names, and how they are sent (§7). */
const rows: readonly (readonly [path: string, carrier: Carrier, fields: readonly string[]])[] = [
  [`/sso/${operator}/mobile`, 'body', ['loginSource', 'registerChannel']],
  [`/sso/${videoPartnerA}`, 'body', ['token']],
  [`/sso/${videoPartnerB}`, 'body', ['token']],
  ['/wx/login', 'query', ['code', 'loginSource', 'loginType', 'externalUserId']],
  ['/sso/rwx', 'body', ['loginSource', 'registerChannel']],
  ['/sso/middle', 'body', ['loginSource', 'registerChannel']],
  [`/sso/${prefix}`, 'body', ['loginSource', 'registerChannel']],
  ['/preLoginSign/getSign', 'query', ['jtSign']],
  ['/sms/loginEnCode', 'body', ['loginSource', 'loginType']],
  ['/sso/login', 'body', ['externalUserId', 'loginSource', 'loginType']],
  [
    '/sso/prequelLogin',
    'body',
    ['loginSource', 'loginType', 'externalUserId', 'jtToken', 'jtUserInformation'],
  ],
  ['/sso/zt', 'body', ['loginSource', 'cmToken']],
  ['/wx/jsApiConfig', 'query', ['url']],
  ['/orderingRelationship/getUserOrderInfoByPage', 'query', ['pageId']],
  ['/user/editUserName', 'query', ['userName']],
  ['/sso/sczk', 'body', ['culMobile']],
  ['/sso/nrpt', 'body', ['tokenChannel', 'qyptTokenValue']],
  ['/user/queryDictDetailCodes', 'query', ['code']],
  ['/send/newSms/codeRwx', 'query', ['mobile']],
  ['/captcha/v2/get', 'body', ['captchaType']],
  ['/captcha/v2/check', 'body', ['captchaId']],
  ['/commonAgreement/mobileAgreementTemplate', 'query', ['templateId', 'openType', 'benefitMobile']],
  ['/commonData/geocode/regeo', 'query', ['location', 'actId']],
  ['/urlAuth/getUrlAuth', 'body', ['url']],
  ['/area/saveRefuseLocationRecord', 'nothing', []],
  ['/area/saveRecentVisitCity', 'query', ['areaNum']],
  ['/dgdddjdjProduct/getAllRightsList', 'body', ['productId', 'subscriptionId']],
  ['/cardProduct/receiveRights', 'body', [...rights, 'channelId']],
  ['/cardProduct/getRightsDetail', 'body', rights],
  ['/cardProduct/queryMemberRights', 'body', ['offerId']],
  ['/shuiyunjs/recvRights', 'body', ['smsId']],
  ['/special/showMemberRights', 'query', ['lat']],
  ['/singleRights/getRightsDetail', 'query', ['rightsId']],
  ['/rwy/recvRights', 'body', ['longitude', 'latitude']],
  ['/needDx/getNotice', 'query', ['actNum', 'openType']],
  ['/actFloor/getActInfo', 'query', ['actFloorId']],
  ['/actFloor/queryMarketingActPoint', 'query', ['pageType']],
  ['/preheatNotice/confirmPreheatNoticeLog', 'body', ['channelId']],
  ['/preheatNotice/getPreheatNoticeList', 'query', ['channelId']],
  ['/pageRecommend/selectAddressInventory', 'query', ['id', 'skuId']],
  ['/fusion/queryRightsBlessingBagNew', 'query', ['timestamp']],
  ['/rightsBlessingBag/getUserProtocolInfo', 'query', ['timestamp']],
  ['/businessOrder/queryMySubscribeBusiness', 'query', ['pageCode']],
  ['/userInfo/saveUserLocationInfo', 'body', ['cityCode', 'longitude', 'latitude']],
  [
    '/advInfo/getMemberRecommend',
    'body',
    ['channel', 'channelId', 'focusId', 'positionId', 'ptId', 'planChannelId'],
  ],
  ['/goodsRule/checkBenefitMobile', 'query', ['benefitMobile', 'skuId']],
  ['/promote/getRecommended', 'query', ['timestamp']],
  ['/GoodsVolume/getGoodsListByPromoteId', 'query', ['promoteId']],
  ['/pageMenuConfig/list', 'query', ['regionCode']],
  [
    '/jyCouponCommon/getPointMaterial',
    'query',
    ['pointId', 'ptId', 'cityCode', 'userBrand', 'planChannelId', 'investEnvs'],
  ],
  ['/jyCouponGoods/getRecommendGoodsList', 'body', ['diChannelId']],
  ['/jyCouponIndex/getUserIndexPropertyV2', 'query', ['actId', 'investEnvs']],
  ['/easyUseCoupon/getRwyRecommendGoodsList', 'body', ['diChannelId']],
  ['/scUserPayCode/getAuthCode', 'body', ['source']],
  ['/activityGroup/getActGroupLists', 'query', ['actName']],
];

const callAt = (path: string) => allCalls.find(({ endpoint }) => endpoint.path === path);

describe('the fields that the specification names (§7)', () => {
  it.each(rows)('of %s are sent in the %s: %j', (path, carrier, fields) => {
    const call = callAt(path);
    const input = call?.shape.input;
    const known = input instanceof z.ZodObject ? Object.keys(input.shape) : [];
    expect(known).toEqual(expect.arrayContaining([...fields]));
    if (carrier === 'nothing') expect(known).toEqual([]);
    const { method, query, timestamped } = call?.endpoint ?? {};
    const inQuery = (name: string) =>
      method === 'GET' || query || (timestamped && name === 'timestamp') ? 'query' : 'body';
    expect(new Set(fields.map(inQuery))).toEqual(new Set(fields.length > 0 ? [carrier] : []));
  });

  it('have the time added by the client', () => {
    for (const [path, , fields] of rows)
      expect(callAt(path)?.endpoint.timestamped ?? false).toBe(fields.includes('timestamp'));
  });
});
