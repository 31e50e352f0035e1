import type { Drawing } from '../drawing.ts';
import { boat } from './boat.ts';
import { carwash } from './carwash.ts';
import { cinema } from './cinema.ts';
import { coffee } from './coffee.ts';
import { cooker } from './cooker.ts';
import { dataPack } from './data-pack.ts';
import { data } from './data.ts';
import { dental } from './dental.ts';
import { document } from './document.ts';
import { earphones } from './earphones.ts';
import { ebook } from './ebook.ts';
import { food } from './food.ts';
import { fuel } from './fuel.ts';
import { game } from './game.ts';
import { garden } from './garden.ts';
import { gift } from './gift.ts';
import { health } from './health.ts';
import { law } from './law.ts';
import { lounge } from './lounge.ts';
import { luckybag } from './luckybag.ts';
import { milktea } from './milktea.ts';
import { music } from './music.ts';
import { peach } from './peach.ts';
import type { Stage } from './stages.ts';
import { tea } from './tea.ts';
import { video } from './video.ts';
import { bike } from './bike.ts';
import { books } from './books.ts';
import { cake } from './cake.ts';
import { cleaning } from './cleaning.ts';
import { crab } from './crab.ts';
import { duck } from './duck.ts';
import { dumbbell } from './dumbbell.ts';
import { hotpot } from './hotpot.ts';
import { kettle } from './kettle.ts';
import { phone } from './phone.ts';
import { powerbank } from './powerbank.ts';
import { rice } from './rice.ts';
import { silk } from './silk.ts';
import { theatre } from './theatre.ts';
import { mic } from './mic.ts';
import { singleGoods } from './single-goods.ts';

type Draw = (stage?: Stage) => Drawing;

/** With `exactOptionalPropertyTypes` an absent stage must stay absent, so that the object keeps its own. */
const on = (stage: Stage | undefined) => (stage ? { stage } : {});

/** Objects drawn on a stage and, as `<name>-cut`, without one. */
export const stagedGoods: Readonly<Record<string, Draw>> = {
  video: (stage) => video(on(stage)),
  'video-blue': (stage = 'blue') => video({ tone: 'blue', stage }),
  'video-red': (stage = 'coral') => video({ tone: 'red', stage }),
  'video-green': (stage = 'teal') => video({ tone: 'green', stage }),
  'video-orange': (stage = 'peach') => video({ tone: 'orange', stage }),
  'video-pink': (stage = 'rose') => video({ tone: 'pink', stage }),
  music: (stage) => music(on(stage)),
  'music-green': (stage = 'teal') => music({ tone: 'green', stage }),
  'music-blue': (stage = 'blue') => music({ tone: 'blue', stage }),
  coffee: (stage) => coffee(on(stage)),
  milktea: (stage) => milktea(on(stage)),
  'milktea-green': (stage = 'leaf') => milktea({ straw: ['#8FDDB0', '#2BA267'], stage }),
  fuel: (stage) => fuel(on(stage)),
  data: (stage) => data(on(stage)),
  'data-green': (stage = 'teal') => data({ tone: 'green', stage }),
  rail: (stage) => lounge({ mode: 'rail', ...on(stage) }),
  air: (stage) => lounge({ mode: 'air', ...on(stage) }),
  cinema: (stage) => cinema(on(stage)),
  food: (stage) => food(on(stage)),
  ebook: (stage) => ebook(on(stage)),
  carwash: (stage) => carwash(on(stage)),
  cooker: (stage) => cooker(on(stage)),
  earphones: (stage) => earphones(on(stage)),
  luckybag: (stage) => luckybag(on(stage)),
  gift: (stage) => gift(on(stage)),
  peach: (stage) => peach(on(stage)),
  game: (stage) => game(on(stage)),
  tea: (stage) => tea(on(stage)),
  health: (stage) => health(on(stage)),
  garden: (stage) => garden(on(stage)),
  boat: (stage) => boat(on(stage)),
  law: (stage) => law(on(stage)),
  dental: (stage) => dental(on(stage)),
  document: (stage) => document(on(stage)),
  bike: (stage) => bike(on(stage)),
  books: (stage) => books(on(stage)),
  cake: (stage) => cake(on(stage)),
  cleaning: (stage) => cleaning(on(stage)),
  crab: (stage) => crab(on(stage)),
  duck: (stage) => duck(on(stage)),
  dumbbell: (stage) => dumbbell(on(stage)),
  hotpot: (stage) => hotpot(on(stage)),
  kettle: (stage) => kettle(on(stage)),
  phone: (stage) => phone(on(stage)),
  powerbank: (stage) => powerbank(on(stage)),
  rice: (stage) => rice(on(stage)),
  silk: (stage) => silk(on(stage)),
  theatre: (stage) => theatre(on(stage)),
  'data-50': (stage = 'violet') => dataPack({ gigabytes: 50, stage }),
  'cooker-mint': (stage = 'teal') => cooker({ body: ['#F2FFFB', '#CDEFE4', '#86BFAE'], stage }),
  'data-5': (stage) => dataPack({ gigabytes: 5, ...on(stage) }),
  'data-10': (stage) => dataPack({ gigabytes: 10, ...on(stage) }),
  'data-20': (stage) => dataPack({ gigabytes: 20, ...on(stage) }),
  'data-30': (stage) => dataPack({ gigabytes: 30, ...on(stage) }),
  'data-5-green': (stage = 'teal') => dataPack({ gigabytes: 5, tone: 'green', stage }),
  'data-8-green': (stage = 'teal') => dataPack({ gigabytes: 8, tone: 'green', stage }),
  'data-10-green': (stage = 'teal') => dataPack({ gigabytes: 10, tone: 'green', stage }),
  'data-20-green': (stage = 'teal') => dataPack({ gigabytes: 20, tone: 'green', stage }),
  'mic-violet': (stage = 'violet') => mic({ tone: 'violet', stage }),
  'mic-orange': (stage = 'peach') => mic({ tone: 'orange', stage }),
  ...Object.fromEntries(
    Object.entries(singleGoods).map(([name, draw]) => [name, (stage?: Stage) => draw(on(stage))]),
  ),
  'gift-gold': (stage = 'gold') => gift({ tone: 'gold', stage }),
};

/** The black and gold editions. */
export const inkGoods: Readonly<Record<string, Drawing>> = {
  'video-ink': video({ tone: 'gold', stage: 'ink' }),
  'music-ink': music({ tone: 'gold', stage: 'ink' }),
  'coffee-ink': coffee({ stage: 'ink' }),
  'air-ink': lounge({ mode: 'air', stage: 'ink' }),
  'rail-ink': lounge({ mode: 'rail', stage: 'ink' }),
  'gift-ink': gift({ tone: 'gold', stage: 'ink' }),
  'fuel-ink': fuel({ tone: 'gold', stage: 'ink' }),
  'health-ink': health({ tone: 'gold', stage: 'ink' }),
  'data-10-ink': dataPack({ gigabytes: 10, tone: 'ink', stage: 'ink' }),
  'data-ink': data({ tone: 'ink', stage: 'ink' }),
  'cinema-ink': cinema({ stage: 'ink' }),
};
