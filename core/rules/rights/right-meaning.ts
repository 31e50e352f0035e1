/** What a right is for, in the order of a comparison; the first row whose words occur in the name decides. */
export const rightMeanings = [
  { name: '影音娱乐', words: /视频|影视|电影|音乐|阅读|听书|游戏|体育|综艺|电视|影音/ },
  { name: '流量通信', words: /流量|GB|话费|通话/ },
  { name: '出行爱车', words: /贵宾厅|高铁|机场|加油|洗车|停车|打车|车主|景区|园林|文旅/ },
  { name: '美食茶饮', words: /咖啡|奶茶|茶饮|餐|美食|外卖|火锅|烘焙/ },
  { name: '健康服务', words: /健康|问诊|体检|洁牙|法律|顾问|保险/ },
] as const;
const others = '更多好礼';

/** The meanings a comparison can have rows for. */
export const meaningNames: readonly string[] = [...rightMeanings.map(({ name }) => name), others];

export const rightMeaning = (rightsName: string): string =>
  rightMeanings.find(({ words }) => words.test(rightsName))?.name ?? others;
