import { expect, it } from 'vitest';
import { cities } from '../../location/cities.ts';
import { districtsOf } from './districts.ts';
import { recogniseAddress } from './recognise-address.ts';

const whole = ['王小明', '13912345678', '320500', '姑苏区', '平江路1号3幢201室'];

it.each([
  ['王小明 13912345678 江苏省苏州市姑苏区平江路1号3幢201室', whole],
  ['江苏省苏州市姑苏区平江路1号3幢201室，王小明，139-1234-5678', whole],
  [
    '收货人：王小明\n手机号码：+86 13912345678\n所在地区：江苏省 苏州市 姑苏区\n详细地址：平江路1号3幢201室',
    whole,
  ],
  ['江苏苏州姑苏区平江路1号3幢201室 王小明 13912345678', whole],
  [
    '张三，13800000000，北京市北京市东城区和平里1号',
    ['张三', '13800000000', '110000', '东城区', '和平里1号'],
  ],
  ['上海市浦东新区世纪大道100号', [undefined, undefined, '310000', '浦东新区', '世纪大道100号']],
  [
    '李四 13700000001 新疆乌鲁木齐市天山区解放北路5号',
    ['李四', '13700000001', '650100', '天山区', '解放北路5号'],
  ],
  ['徐州市鼓楼区中山北路8号', [undefined, undefined, '320300', '鼓楼区', '中山北路8号']],
  ['没有地址的一段话', [undefined, undefined, undefined, undefined, undefined]],
  ['139123456789012', [undefined, undefined, undefined, undefined, undefined]],
])('%s is split into its fields', (pasted, expected) => {
  const { recipient, phone, city, district, street } = recogniseAddress(pasted, cities, districtsOf);
  expect([recipient, phone, city?.areaNum, district, street]).toEqual(expected);
});
