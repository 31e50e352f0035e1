interface VideoRow {
  readonly title: string;
  readonly author: string;
  readonly place: string;
  readonly city: string;
  readonly likes: number;
  readonly caption: string;
}

/** The clips in web/public/clips. */
export const videos = {
  v01: { title: '桃园里的第一筐', author: '阳山果农', place: '无锡阳山', city: '320200', likes: 23_106, caption: '凌晨四点下树，今晚到你家。八分熟的桃子怎么挑，看桃尖就够了。' },
  v02: { title: '一碗面的浇头', author: '面点小馆', place: '苏州平江', city: '320500', likes: 15_820, caption: '爆鱼、焖肉、虾仁，早上六点的头汤面最清爽' },
  v03: { title: '杯子里的秋天', author: '咖啡师小禾', place: '南京颐和路', city: '320100', likes: 9_642, caption: '同样的豆子，水温差两度，味道就差一条街' },
  v04: { title: '茶园里的明前茶', author: '茶农老沈', place: '常州天目湖', city: '320400', likes: 12_377, caption: '一芽一叶，采满一篮要一个早晨' },
  v05: { title: '把地铁关在外面', author: '数码观察', place: '南京新街口', city: '320100', likes: 7_218, caption: '降噪开到第几档最舒服，戴着走一圈就知道' },
  v06: { title: '一锅柴火饭', author: '家的厨房', place: '镇江丹阳', city: '321100', likes: 6_905, caption: '米和水一比一点二，锅巴最香的那一层在锅底' },
  v07: { title: '周五晚上的放映厅', author: '影迷小组', place: '南通崇川', city: '320600', likes: 8_830, caption: '通兑票怎么选座，第七排正中最值' },
  v08: { title: '湖上的第一网', author: '湖边蟹农', place: '苏州阳澄湖', city: '320500', likes: 19_450, caption: '青背白肚，金爪黄毛，会自己爬出篓子的才是好蟹' },
  v09: { title: '园林的夜', author: '园林讲解员', place: '苏州姑苏', city: '320500', likes: 17_064, caption: '灯笼一亮，漏窗里的每一格都是一幅画' },
  v10: { title: '画舫过桥', author: '船工阿强', place: '南京秦淮河', city: '320100', likes: 21_390, caption: '听得见桨声的时候，就快到文德桥了' },
  v11: { title: '盐水鸭的老卤', author: '城南老铺', place: '南京城南', city: '320100', likes: 11_258, caption: '桂花开的时候做的那一锅，才叫桂花鸭' },
  v12: { title: '一根丝的长度', author: '织造手艺人', place: '苏州盛泽', city: '320500', likes: 10_117, caption: '一个茧能抽出一千米，方巾上是两百个茧' },
} as const satisfies Readonly<Record<string, VideoRow>>;

export type VideoId = keyof typeof videos;
