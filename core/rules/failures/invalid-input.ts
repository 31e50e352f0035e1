/** What a subscriber types or chooses, by the field of an input that carries it. Ids and technical values have no name. */
export const fieldNames: Readonly<Record<string, string>> = {
  mobile: '手机号',
  phone: '手机号',
  benefitMobile: '充值号码',
  smsCode: '短信验证码',
  userName: '昵称',
  recipient: '收货人',
  district: '区县',
  street: '详细地址',
  addressId: '收货地址',
  email: '邮箱',
  taxNo: '税号',
  title: '名称',
  titleKind: '抬头类型',
  label: '备注',
  text: '填写的内容',
  reason: '退款原因',
  quantity: '数量',
  companions: '同行人数',
  yuan: '金额',
  payMethodId: '支付方式',
  cardCode: '卡密',
  keyword: '搜索词',
  words: '搜索词',
  priceFrom: '价格范围',
  priceTo: '价格范围',
  month: '月份',
  months: '月份',
  remindDay: '提醒日期',
  thresholdMb: '提醒流量',
  notifyBy: '通知方式',
  weekdays: '重复日期',
  from: '开始时间',
  to: '结束时间',
  areaNum: '城市',
  areaName: '城市',
  cityCode: '城市',
  province: '省份',
  location: '位置',
  longitude: '位置',
  latitude: '位置',
  lat: '位置',
  url: '链接',
};

/** For input that no subscriber wrote, such as an id of an old page. */
export const invalidPageSentence = '提交的内容有误，请刷新页面后再试';

/** The refusal of an input whose field at `path` is invalid, in the words of the page. */
export const invalidInputSentence = (path: readonly PropertyKey[]): string => {
  const field = path.findLast((key) => typeof key === 'string' && Object.hasOwn(fieldNames, key));
  return field === undefined ? invalidPageSentence : `提交的内容有误，请检查${fieldNames[String(field)]}`;
};
