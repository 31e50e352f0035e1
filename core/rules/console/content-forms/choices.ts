import { hosts } from '../../../config/hosts.ts';
import { brandNames } from '../../membership/brands.ts';
import { membershipLevels } from '../../membership/membership-levels.ts';

/** The cities of the province; the national table (core/data/cities.json) is too large for a form. */
export const provinceCities = [
  ['320100', '南京'],
  ['320200', '无锡'],
  ['320300', '徐州'],
  ['320400', '常州'],
  ['320500', '苏州'],
  ['320600', '南通'],
  ['320700', '连云港'],
  ['320800', '淮安'],
  ['320900', '盐城'],
  ['321000', '扬州'],
  ['321100', '镇江'],
  ['321200', '泰州'],
  ['321300', '宿迁'],
] as const;

/** The colours of a card. */
export const toneChoices = [
  ['warm', '暖色'],
  ['violet', '紫色'],
  ['gold', '金色'],
  ['green', '绿色'],
  ['blue', '蓝色'],
] as const;

export const levelChoices = membershipLevels.map(
  ({ vipTypeLevel, vipTypeName }) => [vipTypeLevel, vipTypeName.replace(/会员$/, '')] as const,
);

export const brandChoices = Object.entries(brandNames);
export const brandNumberChoices = brandChoices.map(([brand, name]) => [Number(brand), name] as const);

const hostNames: Readonly<Record<(typeof hosts)[number]['id'], string>> = {
  'chat-mini-program': '小程序',
  'chat-app': '聊天应用',
  'video-a': '视频应用A',
  'video-b': '视频应用B',
  'national-app': '全国营业厅',
  'provincial-app': '省营业厅',
  'vendor-browser': '手机浏览器',
  others: '其他浏览器',
};
export const hostChoices = hosts.map(({ id }) => [id, hostNames[id]] as const);
