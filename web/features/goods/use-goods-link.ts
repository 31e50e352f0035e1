import {
  goodsDetailLink,
  type GoodsDetailLink,
  type LinkedGoods,
} from '#core/rules/goods/goods-detail-link.ts';
import { defaultProject } from '#core/site/projects.ts';
import { useQueryValue } from '#web/platform/navigation/navigation.tsx';
import { useSite } from '#web/platform/site/site-context.tsx';
import { useGoodsOrigin } from './goods-origin.tsx';

/** The target of goods on this screen (§2, Goods detail navigation). */
export function useGoodsLink(): (goods: LinkedGoods) => GoodsDetailLink {
  const { projectId } = useSite();
  const origin = useGoodsOrigin();
  const query = {
    routerFromProject: useQueryValue('routerFromProject'),
    accountType: useQueryValue('accountType'),
  };
  const project = projectId === 'workbench' ? defaultProject : projectId;
  return (goods) => goodsDetailLink(goods, { ...origin, project, query });
}
