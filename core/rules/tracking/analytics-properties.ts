import { maskAll, maskMobile } from '../format/phone.ts';
import type { EventType } from './event-types.ts';

/** The session appIds that use the analytics SDK (§6). */
export const analyticsAppIds: readonly string[] = ['C0013', 'C0014', 'C0017', 'C0018'];

export const usesAnalytics = (appId: string | undefined): boolean =>
  appId !== undefined && analyticsAppIds.includes(appId);

/** Constants of §9. */
export const analyticsConstants = {
  loginProvince: '250',
  campaign: '210315_QYCS_250',
  dcsid: 'H5',
  environment: 'production',
} as const;

export interface AnalyticsContext {
  readonly user?:
    | { readonly mobile: string; readonly brand: string; readonly city: string; readonly memberGroup: string }
    | undefined;
  readonly appId: string;
  readonly clientId: string;
  readonly channel: { readonly id: string; readonly name: string };
  /** The environment of the page, such as H5 or XCX. */
  readonly envChannel: string;
  readonly place: { readonly province: string; readonly city: string };
  readonly page: { readonly id: string; readonly url: string };
  /** Width x height, as '390x844'. */
  readonly screen: string;
}

export interface AnalyticsEvent {
  readonly type: EventType | 'pageview';
  readonly plId?: string | undefined;
  readonly plName?: string | undefined;
  readonly goodsId?: string | undefined;
  readonly skuId?: string | undefined;
  readonly nextUrl?: string | undefined;
  readonly si_x?: string | undefined;
  readonly componentId?: string | undefined;
}

/** The properties of one analytics event (§3); absent values are empty text, as the SDK expects. */
export const analyticsProperties = (context: AnalyticsContext, event: AnalyticsEvent) => {
  const { user, channel, place, page } = context;
  return {
    WT_cid: analyticsConstants.campaign,
    WT_mobile: user ? maskMobile(user.mobile) : '',
    WT_loginProvince: user ? analyticsConstants.loginProvince : '',
    WT_loginCity: user?.city ?? '',
    WT_prov: place.province,
    WT_city: place.city,
    WT_clientID: context.clientId,
    WT_userBrand: user?.brand ?? '',
    'XY.member': user?.memberGroup ?? 'guest',
    'XY.login_status': user ? 1 : 0,
    'WT.envName': context.envChannel,
    'XY.point_position': event.plId ?? '',
    'WT.goods_id': event.goodsId ?? '',
    'WT.sku_id': event.skuId ?? '',
    WT_next_url: maskAll(event.nextUrl ?? ''),
    si_x: event.si_x ?? '',
    'WT.mc_ev': event.type,
    'XY.environment': analyticsConstants.environment,
    'WT.channelid': channel.id,
    'WT.page_id': page.id,
    'XY.channelname': channel.name,
    'XY.pageid': page.id,
    'XY.current_url': maskAll(page.url),
    'XY.module_name': event.plName ?? '',
    'XY.module_no': event.plId ?? '',
    'WT.sr': context.screen,
    'WT.appId': context.appId,
    'WT.dcsid': analyticsConstants.dcsid,
    WT_et: event.type,
    'WT.event': event.type,
    'XY.component_id': event.componentId ?? '',
  } as const;
};
