import type { Floor } from '#core/contract/goods/shared/floors.shapes.ts';
import { Banners } from '../shared/banners.tsx';
import { CouponsFloor } from './coupons-floor.tsx';
import { DuoFloor } from './duo-floor.tsx';
import { GoodsShelf } from './goods-shelf.tsx';
import { NearbyFloor } from './nearby-floor.tsx';
import { NoticeFloor } from './notice-floor.tsx';
import { QuickFloor } from './quick-floor.tsx';
import { RankingFloor } from './ranking-floor.tsx';
import { FlashSaleFloor } from './flash-sale-floor.tsx';

/** One floor by its kind. Goods for the visitor end the page, and goods for tickets belong to another home. */
export function FloorView({ floor }: { readonly floor: Floor }) {
  switch (floor.kind) {
    case 'quick':
      return <QuickFloor floor={floor} />;
    case 'notice':
      return <NoticeFloor floor={floor} />;
    case 'duo':
      return <DuoFloor floor={floor} />;
    case 'banner':
      return <Banners materials={floor.materials} floorName={floor.title} />;
    case 'goods':
      return <GoodsShelf floor={floor} goods={floor.goods} />;
    case 'coupons':
      return <CouponsFloor floor={floor} />;
    case 'seckill':
      return <FlashSaleFloor floor={floor} />;
    case 'nearby':
      return <NearbyFloor floor={floor} />;
    case 'ranking':
      return <RankingFloor floor={floor} />;
    case 'exchange':
    case 'recommend':
      return null;
  }
}
