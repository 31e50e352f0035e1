import './neighborhood.css';
import { names } from '#core/config/names.ts';
import { publicPages } from '#core/site/public-pages.ts';
import { LogoMark } from '#web/art/logo-mark.tsx';
import { WaterTownScene } from '#web/art/water-town-scene.tsx';
import { CityDoor } from '#web/features/city/city-door.tsx';
import type { PageDefinition } from '#web/platform/world/page-definition.ts';
import { Page } from '#web/ui/page/page.tsx';
import { AccountDoor } from './account-door.tsx';
import { MallDoors } from './mall-doors.tsx';
import { NearbyShelf } from './nearby-shelf.tsx';
import { ServiceDoors } from './service-doors.tsx';

/** 邻里服务, the public index: every mall and every service, for the city one is in. */
function Neighborhood() {
  return (
    <Page>
      <header className="nbh__h">
        <WaterTownScene />
        <div className="nbh__bar">
          <CityDoor />
          <AccountDoor />
        </div>
        <div className="nbh__brand">
          <LogoMark size={48} />
          <div className="grow">
            <h1>{publicPages.neighborhoodServices.title}</h1>
            <p>{names.slogan}</p>
          </div>
        </div>
      </header>
      <ServiceDoors />
      <MallDoors />
      <NearbyShelf />
      <p className="nbh__n">
        {names.product} · 客服热线 <a href={`tel:${names.hotline}`}>{names.hotline}</a>
      </p>
    </Page>
  );
}

export const page: PageDefinition = { Page: Neighborhood };
