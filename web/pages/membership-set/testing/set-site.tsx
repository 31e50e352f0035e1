import { agreements } from '#core/contract/common/agreements.ts';
import { cardProduct } from '#core/contract/content/card-product.ts';
import { memberPage } from '#core/contract/content/member-page.ts';
import { notices } from '#core/contract/content/notices.ts';
import { membership } from '#core/contract/user/membership.ts';
import { profile } from '#core/contract/user/profile.ts';
import { standalonePages, type StandalonePageId } from '#core/site/standalone.ts';
import { aGroup, aTiersAnswer, aTier, aVip } from '#web/features/offers/testing/some-tiers.ts';
import { someRights } from '#web/features/rights/testing/some-rights.ts';
import { fakeApi, type FakeApi } from '#web/platform/testing/fake-api.ts';
import { renderInSite } from '#web/platform/testing/render-in-site.tsx';
import type { PageDefinition } from '#web/platform/site/page-definition.ts';

export const thirty = aTier({
  productId: 'watch-30',
  productName: '随心看权益包 30元版',
  tierName: '30元版',
  rightsCount: 8,
  groups: [
    aGroup({ groupId: 'watch-30.media', chooseCount: 2, totalCount: 4 }),
    aGroup({
      groupId: 'watch-30.life',
      groupName: '生活权益',
      rightsList: [
        {
          rightsId: 'coffee',
          rightsName: '咖啡兑换券',
          hint: '全省1,820家门店可用',
          picUrl: 'goods/coffee',
          lackStockFlag: 1,
        },
      ],
    }),
  ],
});
const aNotice = (title: string) => ({
  noticeId: title,
  title,
  content: '第一段。\n第二段。',
  publishedAt: '2026-07-31T16:00:00.000Z',
});

/** A server with 随心看权益包 in two editions, a notice, and a subscriber who holds nothing. */
export const setApi = (): FakeApi =>
  fakeApi()
    .answer(memberPage.memberTiers, aTiersAnswer([aTier(), thirty]))
    .answer(notices.notice, {
      current: aNotice('权益更新'),
      history: [aNotice('领取时间调整'), aNotice('随心看权益包上线')],
    })
    .answer(membership.userVipInfo, aVip())
    .answer(cardProduct.memberRights, { ...someRights(), claimableCount: 3 })
    .answer(profile.provinceEligible, false)
    .answer(agreements.agreementTemplate, {
      templateId: 'member-service',
      version: '2026.1',
      title: '会员服务协议',
      body: '一、总则\n协议正文',
      publishedAt: '2026-01-01T00:00:00.000Z',
      agreedAt: null,
    });

/** Renders a membership page at its route, as a guest by default. */
export const openPage = (
  api: FakeApi,
  { Page }: PageDefinition,
  page: StandalonePageId,
  site: Parameters<typeof renderInSite>[1] = {},
) => renderInSite(<Page />, { api, session: { kind: 'guest' }, path: standalonePages[page].path, ...site });
