import type { Picture } from './picture.ts';

interface CategoryRow {
  readonly name: string;
  readonly pic: Picture;
  /** Headline and line of its banner. */
  readonly banner: readonly [title: string, subTitle: string];
  readonly children: Readonly<Record<string, readonly [name: string, pic: Picture]>>;
}

/** The categories of goods; a child's id is `<root>.<child>`. */
export const categories = {
  video: { name: '影音会员', pic: 'goods/video-blue', banner: ['视频会员低至7元', '官方直充，充值后立即生效'], children: {
    card: ['视频会员', 'goods/video-red'],
    tv: ['电视会员', 'goods/video-orange'],
    kids: ['少儿动画', 'goods/video-green'],
    sport: ['体育赛事', 'goods/video-blue'],
    game: ['游戏娱乐', 'goods/game'],
  } },
  music: { name: '音乐听书', pic: 'goods/music', banner: ['音乐会员月卡2件8折', '无损音质，离线也能听'], children: {
    song: ['音乐会员', 'goods/music-green'],
    audio: ['听书播客', 'goods/ebook'],
    sing: ['K歌', 'goods/mic-violet'],
    kids: ['儿童故事', 'goods/music-blue'],
    opera: ['戏曲', 'goods/theatre'],
    ring: ['视频彩铃', 'goods/ringtone'],
    device: ['音响设备', 'goods/speaker'],
  } },
  reading: { name: '阅读学习', pic: 'goods/books', banner: ['每天读一点', '会员、课程与好书一处选'], children: {
    book: ['阅读会员', 'goods/ebook'],
    course: ['线上课程', 'goods/books'],
    class: ['线下体验课', 'goods/palette'],
    paper: ['图书文具', 'goods/notebook'],
  } },
  data: { name: '流量通信', pic: 'goods/data', banner: ['流量包3元起', '办理后立即到账'], children: {
    flow: ['通用流量', 'goods/data-10-green'],
    video: ['定向流量', 'goods/data-30'],
    voice: ['通话安全', 'goods/handset'],
    cloud: ['手机云盘', 'goods/cloud'],
  } },
  food: { name: '餐饮美食', pic: 'goods/food', banner: ['一日三餐都有券', '到店核销，未用随时退'], children: {
    breakfast: ['早餐', 'goods/breakfast'],
    set: ['堂食套餐', 'goods/hotpot'],
    snack: ['小吃快餐', 'goods/friedchicken'],
    bake: ['面包蛋糕', 'goods/cake'],
    voucher: ['代金券', 'goods/hotpot'],
  } },
  drinks: { name: '咖啡茶饮', pic: 'goods/milktea', banner: ['奶茶咖啡八块八起', '第二杯常有惊喜'], children: {
    coffee: ['咖啡', 'goods/coffee'],
    tea: ['奶茶果茶', 'goods/milktea'],
    pass: ['月卡茶座', 'goods/tea'],
    voucher: ['代金券', 'goods/fruittea'],
    goods: ['冲饮到家', 'goods/beans'],
  } },
  travel: { name: '出行车主', pic: 'goods/fuel', banner: ['加油洗车省一点', '全省门店通用'], children: {
    fuel: ['加油', 'goods/fuel'],
    wash: ['洗车', 'goods/carwash'],
    care: ['养护停车', 'goods/parking'],
    lounge: ['贵宾厅', 'goods/rail'],
    ride: ['骑行打车', 'goods/bike'],
    tour: ['文旅夜游', 'goods/boat'],
  } },
  cinema: { name: '电影演出', pic: 'goods/cinema', banner: ['周末看场电影', '全省286家影院通兑'], children: {
    ticket: ['电影票', 'goods/cinema'],
    snack: ['观影小食', 'goods/cinema'],
    pass: ['观影卡', 'goods/cinema'],
    show: ['演出戏曲', 'goods/theatre'],
    expo: ['展览场馆', 'goods/museum'],
  } },
  life: { name: '生活服务', pic: 'goods/cleaning', banner: ['家事交给专业的人', '提前一天预约，上门服务'], children: {
    clean: ['保洁清洗', 'goods/cleaning'],
    wash: ['洗衣洗鞋', 'goods/washer'],
    beauty: ['美发按摩', 'goods/haircut'],
    repair: ['维修搬家', 'goods/tap'],
    consult: ['法律咨询', 'goods/law'],
    pet: ['宠物', 'goods/pet'],
    flower: ['鲜花', 'goods/flowers'],
    print: ['冲印', 'goods/photos'],
  } },
  digital: { name: '数码家电', pic: 'goods/earphones', banner: ['好用的小家电', '包邮到家，两年质保'], children: {
    phone: ['手机手表', 'goods/phone'],
    audio: ['耳机', 'goods/earphones'],
    power: ['充电', 'goods/charger'],
    kitchen: ['厨房电器', 'goods/cooker'],
    home: ['居家电器', 'goods/fan'],
    net: ['网络安防', 'goods/router'],
  } },
  local: { name: '地方特产', pic: 'goods/peach', banner: ['十三城风物到家', '产地直发，坏果包赔'], children: {
    fruit: ['时令果蔬', 'goods/peach'],
    water: ['湖鲜水产', 'goods/crab'],
    meat: ['卤味蛋品', 'goods/duck'],
    grain: ['米面粮油', 'goods/rice'],
    tea: ['茶叶', 'goods/tea'],
    cake: ['糕点', 'goods/teacakes'],
    sauce: ['酒醋调味', 'goods/vinegar'],
    craft: ['非遗手工', 'goods/silk'],
  } },
  health: { name: '健康运动', pic: 'goods/dumbbell', banner: ['动起来', '健身、游泳、体检一卡约'], children: {
    card: ['健康会员', 'goods/health'],
    gym: ['运动场馆', 'goods/badminton'],
    check: ['体检口腔', 'goods/dental'],
    device: ['器材营养', 'goods/massagegun'],
  } },
} as const satisfies Readonly<Record<string, CategoryRow>>;

type Tree = typeof categories;
export type CategoryRootId = keyof Tree;
export type CategoryId = { [Root in CategoryRootId]: `${Root}.${keyof Tree[Root]['children'] & string}` }[CategoryRootId];
