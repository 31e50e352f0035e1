import type { DemoUserId } from './subscribers.ts';

/** What happened so many hours ago. */
type Event = readonly [hoursAgo: number, text: string];

export interface DemoOrder {
  readonly of: DemoUserId;
  /** When it was paid. */
  readonly hoursAgo: number;
  readonly lines: readonly (readonly [sku: string, quantity: number])[];
  readonly areaNum: string;
  readonly district: string;
  readonly street: string;
  readonly remindedHoursAgo?: number;
  readonly refunded?: { readonly lines: readonly number[]; readonly hoursAgo: number; readonly reason: string };
  readonly parcel?: {
    readonly carrier: string;
    readonly trackingNo: string;
    /** The first says when it was sent. */
    readonly events: readonly Event[];
    readonly isReceived?: true;
  };
}

const sent = '商家已发货，等待揽收';

/** Orders of physical goods, of subscribers whose pages lead to a notice: they wait, are on their way, were received or refunded. */
export const demoOrders: readonly DemoOrder[] = [
  { of: 'U0000000009', hoursAgo: 3, lines: [['milk-box.1', 2]], areaNum: '320300', district: '泉山区', street: '淮海西路9号5单元602室' },
  { of: 'U0000000008', hoursAgo: 11, lines: [['soda-water.3', 1], ['drip-coffee.1', 1]], areaNum: '320800', district: '清江浦区', street: '承德南路21号' },
  { of: 'U0000000007', hoursAgo: 29, lines: [['book-kids.1', 1]], areaNum: '320500', district: '姑苏区', street: '平江路120号' },
  { of: 'U0000000009', hoursAgo: 38, lines: [['coffee-beans.2', 1], ['notebook-set.1', 3]], areaNum: '320300', district: '云龙区', street: '和平大道55号', refunded: { lines: [2], hoursAgo: 30, reason: '少买几本' } },
  { of: 'U0000000008', hoursAgo: 53, lines: [['mic-karaoke.1', 1]], areaNum: '320100', district: '鼓楼区', street: '中山路8号', remindedHoursAgo: 4 },
  { of: 'U0000000007', hoursAgo: 76, lines: [['audio-speaker.1', 1]], areaNum: '320200', district: '梁溪区', street: '人民中路66号', remindedHoursAgo: 26 },
  { of: 'U0000000009', hoursAgo: 40, lines: [['plum-drink.2', 1]], areaNum: '320600', district: '崇川区', street: '人民东路3号', parcel: { carrier: '示例快递', trackingNo: 'SF300000000001', events: [[20, sent], [16, '包裹已揽收'], [7, '包裹到达分拨中心']] } },
  { of: 'U0000000008', hoursAgo: 62, lines: [['book-novel.2', 1]], areaNum: '320800', district: '清江浦区', street: '承德南路21号', parcel: { carrier: '示例速运', trackingNo: 'JD30000000002AB', events: [[34, sent], [30, '包裹已揽收'], [5, '包裹正在派送']] } },
  { of: 'U0000000007', hoursAgo: 190, lines: [['drip-coffee.2', 1]], areaNum: '440100', district: '天河区', street: '体育西路31号', parcel: { carrier: '示例邮政', trackingNo: '3000000000003', events: [[160, sent], [150, '包裹已揽收'], [131, '包裹到达分拨中心']] } },
  { of: 'U0000000009', hoursAgo: 260, lines: [['soda-water.1', 2]], areaNum: '320300', district: '泉山区', street: '淮海西路9号5单元602室', parcel: { carrier: '示例快递', trackingNo: 'SF300000000004', events: [[236, sent], [230, '包裹已揽收'], [190, '包裹正在派送'], [186, '您已确认收货']], isReceived: true } },
  { of: 'U0000000007', hoursAgo: 320, lines: [['notebook-set.2', 1]], areaNum: '320400', district: '天宁区', street: '延陵西路10号', parcel: { carrier: '示例速运', trackingNo: 'JD30000000005CD', events: [[300, sent], [290, '包裹已揽收'], [262, '您已确认收货']], isReceived: true } },
  { of: 'U0000000008', hoursAgo: 330, lines: [['milk-box.2', 1]], areaNum: '320900', district: '亭湖区', street: '建军中路70号', refunded: { lines: [1], hoursAgo: 318, reason: '地址填错了' } },
];
