import type { Drawing } from '../drawing.ts';
import type { StagedOptions } from './drawing-options.ts';
import { aircon } from './aircon.ts';
import { airfryer } from './airfryer.ts';
import { aquarium } from './aquarium.ts';
import { badminton } from './badminton.ts';
import { beans } from './beans.ts';
import { bento } from './bento.ts';
import { bread } from './bread.ts';
import { breakfast } from './breakfast.ts';
import { brush } from './brush.ts';
import { camera } from './camera.ts';
import { carcheck } from './carcheck.ts';
import { carwax } from './carwax.ts';
import { charger } from './charger.ts';
import { checkup } from './checkup.ts';
import { cloud } from './cloud.ts';
import { comb } from './comb.ts';
import { crayfish } from './crayfish.ts';
import { crisp } from './crisp.ts';
import { desklamp } from './desklamp.ts';
import { drip } from './drip.ts';
import { duckeggs } from './duckeggs.ts';
import { earbuds } from './earbuds.ts';
import { eyechart } from './eyechart.ts';
import { fan } from './fan.ts';
import { flowers } from './flowers.ts';
import { friedchicken } from './friedchicken.ts';
import { fruittea } from './fruittea.ts';
import { guard } from './guard.ts';
import { haircut } from './haircut.ts';
import { handset } from './handset.ts';
import { kidswatch } from './kidswatch.ts';
import { latte } from './latte.ts';
import { lock } from './lock.ts';
import { lotuspowder } from './lotuspowder.ts';
import { lotusroot } from './lotusroot.ts';
import { massagegun } from './massagegun.ts';
import { metro } from './metro.ts';
import { mic } from './mic.ts';
import { milk } from './milk.ts';
import { movers } from './movers.ts';
import { museum } from './museum.ts';
import { notebook } from './notebook.ts';
import { painting } from './painting.ts';
import { palette } from './palette.ts';
import { parking } from './parking.ts';
import { pear } from './pear.ts';
import { pet } from './pet.ts';
import { photos } from './photos.ts';
import { pipa } from './pipa.ts';
import { plumdrink } from './plumdrink.ts';
import { rescue } from './rescue.ts';
import { riceball } from './riceball.ts';
import { ringtone } from './ringtone.ts';
import { robot } from './robot.ts';
import { router } from './router.ts';
import { scale } from './scale.ts';
import { seaweed } from './seaweed.ts';
import { shoe } from './shoe.ts';
import { shoeclean } from './shoeclean.ts';
import { soda } from './soda.ts';
import { spa } from './spa.ts';
import { speaker } from './speaker.ts';
import { steamer } from './steamer.ts';
import { swim } from './swim.ts';
import { tap } from './tap.ts';
import { taxi } from './taxi.ts';
import { teacakes } from './teacakes.ts';
import { tofu } from './tofu.ts';
import { vacuum } from './vacuum.ts';
import { vinegar } from './vinegar.ts';
import { violin } from './violin.ts';
import { vitamin } from './vitamin.ts';
import { washer } from './washer.ts';
import { winejar } from './winejar.ts';
import { wonton } from './wonton.ts';
import { yogamat } from './yogamat.ts';

/** Families of one article each, on a stage of their own. */
export const singleGoods: Readonly<Record<string, (options?: StagedOptions) => Drawing>> = {
  earbuds,
  charger,
  desklamp,
  router,
  camera,
  fan,
  vacuum,
  kidswatch,
  airfryer,
  speaker,
  mic,
  violin,
  ringtone,
  handset,
  cloud,
  guard,
  museum,
  aquarium,
  painting,
  pipa,
  beans,
  latte,
  soda,
  milk,
  plumdrink,
  fruittea,
  steamer,
  friedchicken,
  bento,
  bread,
  breakfast,
  wonton,
  riceball,
  swim,
  yogamat,
  badminton,
  eyechart,
  massagegun,
  scale,
  vitamin,
  shoe,
  checkup,
  aircon,
  washer,
  shoeclean,
  haircut,
  spa,
  lock,
  tap,
  movers,
  pet,
  flowers,
  photos,
  teacakes,
  vinegar,
  lotusroot,
  duckeggs,
  pear,
  seaweed,
  crayfish,
  comb,
  winejar,
  crisp,
  tofu,
  lotuspowder,
  brush,
  palette,
  robot,
  notebook,
  taxi,
  metro,
  parking,
  rescue,
  carcheck,
  carwax,
  drip,
};
