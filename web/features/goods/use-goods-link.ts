import {
  goodsDetailLink,
  type GoodsDetailLink,
  type LinkedGoods,
} from '#core/rules/goods/goods-detail-link.ts';
import { frontProject } from '#core/site/projects.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useWorld } from '#web/platform/world/world.tsx';
import { useGoodsOrigin } from './goods-origin.tsx';

/** Where goods lead from this screen (§2, Goods detail navigation). */
export function useGoodsLink(): (goods: LinkedGoods) => GoodsDetailLink {
  const { projectId } = useWorld();
  const origin = useGoodsOrigin();
  const query = {
    routerFromProject: useQueryValue('routerFromProject'),
    accountType: useQueryValue('accountType'),
  };
  const project = projectId === 'workbench' ? frontProject : projectId;
  return (goods) => goodsDetailLink(goods, { ...origin, project, query });
}
