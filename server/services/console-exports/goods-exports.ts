import { goodsKindNames, goodsStateNames } from '#core/rules/console/goods-names.ts';
import { citiesText, levelText, listText } from '#core/rules/console/goods/goods-file.ts';
import type { ExportedList } from '../../http/operators/serve-exports.ts';
import { exported, yuanOrNull } from './exported.ts';

export const goodsExports: readonly ExportedList[] = [
  exported('goodsList', '商品', [
    { title: '商品编号', text: ({ goodsId }) => goodsId },
    { title: '名称', text: ({ name }) => name },
    { title: '分类', text: ({ category }) => category },
    { title: '售价（元）', text: ({ priceFrom }) => (priceFrom / 100).toFixed(2) },
    { title: '最高售价（元）', text: ({ priceTo }) => (priceTo / 100).toFixed(2) },
    {
      title: '会员价（元）',
      text: ({ memberPriceFen }) => (memberPriceFen === null ? null : (memberPriceFen / 100).toFixed(2)),
    },
    { title: '库存', text: ({ stockLeft }) => stockLeft ?? '不限' },
    { title: '30天售出', text: ({ sold30Days }) => sold30Days },
    { title: '城市', text: ({ cities }) => cities.join('、') || '全省' },
    { title: '状态', text: ({ state }) => goodsStateNames[state] },
  ]),
  exported('goodsFile', '商品导入表', [
    { title: '商品编号', text: ({ goodsId }) => goodsId },
    { title: '名称', text: ({ name }) => name },
    { title: '类型', text: ({ kind }) => goodsKindNames[kind] },
    { title: '分类编号', text: ({ categoryId }) => categoryId },
    { title: '副标题', text: ({ subTitle }) => subTitle },
    { title: '标签', text: ({ tags }) => listText(tags) },
    { title: '城市', text: ({ areas }) => citiesText(areas) },
    { title: '每单限购', text: ({ limitPerOrder }) => limitPerOrder },
    { title: '谁可以买', text: ({ minLevel }) => levelText(minLevel) },
    { title: '品牌商家', text: ({ supplier }) => supplier },
    { title: '规格编号', text: ({ sku }) => sku?.skuId ?? null },
    { title: '规格', text: ({ sku }) => sku?.name ?? null },
    { title: '售价', text: ({ sku }) => yuanOrNull(sku?.priceFen) },
    { title: '会员价', text: ({ sku }) => yuanOrNull(sku?.memberPriceFen) },
    { title: '划线价', text: ({ sku }) => yuanOrNull(sku?.originalPriceFen) },
    { title: '成本', text: ({ sku }) => yuanOrNull(sku?.costFen) },
    { title: '初始库存', text: () => null },
  ]),
  exported('stockList', '库存', [
    { title: '规格编号', text: ({ skuId }) => skuId },
    { title: '商品', text: ({ goodsName }) => goodsName },
    { title: '规格', text: ({ skuName }) => skuName },
    { title: '地区', text: ({ areaName }) => areaName },
    { title: '剩余', text: ({ left }) => left },
    { title: '等货的人', text: ({ asked }) => asked },
  ]),
];
