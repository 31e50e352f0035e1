import type { ScriptMode, ScriptName } from '#core/contract/sandbox/hosts.shapes.ts';
import type { InvoiceMode, PictureMode, SupplierMode } from '#core/contract/sandbox/upstreams.shapes.ts';

/** A way in which a system of the sandbox behaves: its name, and what one sees of it. */
interface Behaviour {
  readonly text: string;
  readonly meaning: string;
}

export const supplierModes: Readonly<Record<SupplierMode, Behaviour>> = {
  ok: { text: '正常', meaning: '领取后马上发放' },
  slow: { text: '缓慢', meaning: '过几秒才发放，期间显示领取中' },
  fail: { text: '拒绝', meaning: '拒绝发放，名额退回，可以重新领取' },
  timeout: { text: '无响应', meaning: '一直没有回音，反复重试到时限后退回' },
};

export const invoiceModes: Readonly<Record<InvoiceMode, Behaviour>> = {
  ok: { text: '正常', meaning: '申请后马上开具' },
  late: { text: '延后', meaning: '一分钟后才开具，期间显示开具中' },
  fail: { text: '拒绝', meaning: '拒绝开具和红冲，可以修改后重新申请' },
  timeout: { text: '无响应', meaning: '办了但没有回音，按发票号查询结果' },
};

export const pictureModes: Readonly<Record<PictureMode, Behaviour>> = {
  ok: { text: '正常', meaning: '上传的图片马上可以看到' },
  refuse: { text: '拒绝', meaning: '不让存取，运营台上传图片时提示没有成功' },
  fail: { text: '出错', meaning: '存取时报错，运营台提示稍后再试' },
  hang: { text: '无响应', meaning: '一直没有回音，到时限后按失败处理' },
  'wrong-bytes': { text: '内容不对', meaning: '取回的图片被改动过，不会展示' },
};

export const scriptNames: Readonly<Record<ScriptName, string>> = {
  'chat-sdk': '聊天应用脚本',
  'chat-sdk-2': '聊天应用脚本（备用）',
  maps: '地图脚本',
  'app-bridge': '客户端桥脚本',
  'one-tap': '一键登录脚本',
  analytics: '分析脚本',
};

export const scriptModes: Readonly<Record<ScriptMode, string>> = {
  ok: '正常',
  '404': '找不到（404）',
  '500': '出错（500）',
  hang: '一直不返回',
  syntax: '语法错误',
  throws: '调用时抛错',
  silent: '从不回调',
  twice: '回调两次',
  wrong: '回调内容不对',
};

/** What the users of an area see, by the flag of its degradation. */
export const areaFlags = { 0: '正常', 2: '城市公告', 4: '访问繁忙' } as const;
