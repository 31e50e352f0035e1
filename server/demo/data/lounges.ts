export type StationRow = readonly [id: string, name: string, initial: string, areaNum: string, cityName: string, latitude: number, longitude: number];

export const railStations: readonly StationRow[] = [
  ['nanjing-south', '南京南站', 'N', '320100', '南京', 31.9689, 118.7978],
  ['nanjing', '南京站', 'N', '320100', '南京', 32.0872, 118.7977],
  ['suzhou-north', '苏州北站', 'S', '320500', '苏州', 31.4226, 120.6424],
  ['suzhou', '苏州站', 'S', '320500', '苏州', 31.3297, 120.6108],
  ['kunshan-south', '昆山南站', 'K', '320500', '苏州', 31.3697, 120.9469],
  ['wuxi-east', '无锡东站', 'W', '320200', '无锡', 31.6035, 120.4536],
  ['wuxi', '无锡站', 'W', '320200', '无锡', 31.5884, 120.3052],
  ['changzhou-north', '常州北站', 'C', '320400', '常州', 31.8567, 119.9536],
  ['xuzhou-east', '徐州东站', 'X', '320300', '徐州', 34.2135, 117.2995],
  ['zhenjiang-south', '镇江南站', 'Z', '321100', '镇江', 32.1306, 119.4306],
  ['yangzhou-east', '扬州东站', 'Y', '321000', '扬州', 32.3756, 119.5503],
  ['taizhou', '泰州站', 'T', '321200', '泰州', 32.4984, 119.8736],
  ['nantong-west', '南通西站', 'N', '320600', '南通', 32.1053, 120.7322],
  ['yancheng', '盐城站', 'Y', '320900', '盐城', 33.3855, 120.2027],
  ['huaian-east', '淮安东站', 'H', '320800', '淮安', 33.5467, 119.1697],
  ['lianyungang', '连云港站', 'L', '320700', '连云港', 34.6064, 119.1706],
  ['suqian', '宿迁站', 'S', '321300', '宿迁', 33.9017, 118.2603],
];

export const airports: readonly StationRow[] = [
  ['lukou', '南京禄口机场', 'N', '320100', '南京', 31.742, 118.862],
  ['shuofang', '苏南硕放机场', 'S', '320200', '无锡', 31.4944, 120.4294],
  ['benniu', '常州奔牛机场', 'C', '320400', '常州', 31.9197, 119.7786],
  ['yangtai', '扬州泰州机场', 'Y', '321000', '扬州', 32.5634, 119.7198],
  ['xingdong', '南通兴东机场', 'N', '320600', '南通', 32.0708, 120.9758],
  ['guanyin', '徐州观音机场', 'X', '320300', '徐州', 34.0591, 117.5553],
];

type HallLook = readonly [address: string, openHours: string, services: readonly string[]];

/** Where halls are and what they have, in turn. */
export const railLooks: readonly [HallLook, ...HallLook[]] = [
  ['二层候车区A12口旁', '06:00-22:30', ['茶歇', '专属通道', '充电']],
  ['北广场进站口右侧', '05:40-23:00', ['茶歇', '行李寄存']],
  ['站台层东侧', '06:30-22:00', ['茶歇', '充电']],
  ['候车大厅二楼西侧', '06:00-22:00', ['茶歇', '专属通道']],
];
export const airLooks: readonly [HallLook, ...HallLook[]] = [
  ['T2出发层2号门', '05:30-23:30', ['简餐', '快速安检', '淋浴']],
  ['国内出发厅安检口右侧', '06:00-22:30', ['简餐', '快速安检']],
];

/** A picture of each thing that halls have. */
export const servicePictures: Readonly<Record<string, `views/lounge-${string}`>> = {
  茶歇: 'views/lounge-tea',
  专属通道: 'views/lounge-gate',
  充电: 'views/lounge-desk',
  行李寄存: 'views/lounge-bags',
  简餐: 'views/lounge-meal',
  快速安检: 'views/lounge-check',
  淋浴: 'views/lounge-shower',
};

export const railWords = [
  '独立候车区，沙发与书桌分区，每个座位都有插座和无线网络。',
  '供应热茶、咖啡、点心和时令水果，开车前15分钟由工作人员提醒检票。',
];
export const airWords = [
  '安检后即到，设餐食区、休息区和静音区，每个座位都有插座和无线网络。',
  '供应热餐、饮品和报刊，登机前30分钟由工作人员提醒。',
];

/** Shops around every station, metres to the north and east of it, and the supplier whose vouchers they honour. */
export const shopsAround = [
  ['coffee', '街角咖啡', '咖啡茶饮', '出站口左侧', '07:00-22:00', 'goods/coffee', '凭贵宾厅权益8折', 60, 40, 'coffee-chain'],
  ['noodles', '面点小馆', '餐饮美食', '换乘大厅一层', '06:30-21:00', 'goods/food', '满50减8', -90, 70, 'food-network'],
  ['tea', '柳岸茶饮', '咖啡茶饮', '候车大厅二楼', '09:00-21:30', 'goods/milktea', null, 110, -60, 'tea-chain'],
  ['gift', '水韵好物', '特产伴手礼', '进站口右侧', '07:30-21:30', 'goods/gift', '满100减15', -140, -100, null],
  ['parking', '站前停车场', '停车接驳', '东广场地下一层', '00:00-24:00', 'goods/parking', '会员前1小时免费', 180, 120, null],
  ['carwash', '净驰洗车', '停车接驳', '东广场停车场内', '08:00-20:00', 'goods/carwash', null, 210, 150, 'carwash-network'],
] as const;
