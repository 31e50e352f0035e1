import type { Selectable } from 'kysely';
import { adPositions } from '#core/rules/tracking/ad-positions.ts';
import { materialPoints } from '#core/rules/tracking/material-points.ts';
import type { Materials } from '../../db/schema/promotions.ts';
import type { Link } from '../links.ts';

const material = (
  focus_id: string,
  fields: Pick<Selectable<Materials>, 'title' | 'sub_title' | 'pic_url' | 'link' | 'button_text'>,
): Selectable<Materials> => ({
  material_id: `${focus_id}.1`,
  focus_id,
  position_id: '1',
  channels: [],
  points: [],
  areas: [],
  brands: [],
  invest_envs: [],
  goods_id: null,
  begins_at: null,
  ends_at: null,
  sort: 1,
  ...fields,
});

/** The materials at the ad positions of the goods pages and at static points. */
export const demoMaterials = (link: Link): readonly Selectable<Materials>[] => [
  material(adPositions.RH4, {
    title: '每月福袋券，随心抵扣',
    sub_title: '会员每月领，买影音、咖啡直接减',
    pic_url: 'goods/luckybag',
    link: link('blessingBag'),
    button_text: '看看福袋',
  }),
  material(adPositions.RH5, {
    title: '等级越高，福利越多',
    sub_title: '升级会员，解锁更多专享好物',
    pic_url: 'goods/gift-gold',
    link: link('memberOrder'),
    button_text: '了解会员',
  }),
  material(materialPoints.received, {
    title: '领完权益，再领张券',
    sub_title: '领券中心每天上新，下单直接抵扣',
    pic_url: 'goods/luckybag',
    link: link('couponCenter'),
    button_text: '去领券',
  }),
  material(materialPoints.purchased, {
    title: '每天转一转，好物抽到手',
    sub_title: '奖品和概率公开，每次抽奖可验证',
    pic_url: 'goods/gift',
    link: link('lottery'),
    button_text: '去抽奖',
  }),
  material(materialPoints.mine, {
    title: '权益福利官，每月提醒',
    sub_title: '添加福利官，权益到账不错过',
    pic_url: 'goods/gift-gold',
    link: link('welfareOfficer'),
    button_text: '去添加',
  }),
];
