import type { HostId } from '#core/config/hosts.ts';

/** The eight hosts for people, with how each signs in by itself. */
export const hostTitles: Readonly<Record<HostId, { readonly title: string; readonly note: string }>> = {
  'chat-app': { title: '聊天应用', note: '网页授权登录，可分享、开地图' },
  'chat-mini-program': { title: '聊天应用小程序', note: '小程序跳转与标签页' },
  'national-app': { title: '全国客户端', note: '客户端令牌登录' },
  'provincial-app': { title: '省内客户端', note: '省内令牌登录，原生定位' },
  'video-a': { title: '视频伙伴甲', note: '伙伴令牌登录' },
  'video-b': { title: '视频伙伴乙', note: '伙伴令牌登录' },
  'vendor-browser': { title: '厂商浏览器', note: '本机号码一键登录' },
  others: { title: '普通浏览器', note: '本机号码一键登录' },
};
