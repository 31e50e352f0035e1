import { fileImports } from '#core/contract/console/operations/file-imports.ts';
import { aShop } from '../../data/a-shop.ts';
import { freshId } from '../../fresh.ts';
import { consoleData } from '../../operators/an-operator.ts';
import { approval, reason } from './act.ts';

export const importActs = [
  approval({
    approves: 'import.file',
    proposer: 'activities',
    by: 'owner',
    needsCode: true,
    async propose(server, by) {
      // With its category, which the file names.
      await aShop(server);
      const file = { kind: 'shops', csv: aShopFile(), fileName: 'shops.csv' } as const;
      await consoleData(server, fileImports.importFile, { ...file, isConfirmed: true, reason }, by);
    },
  }),
];

const aShopFile = (): string =>
  `门店编号,名称,分类,品牌商家,城市,地址,电话,营业时间,纬度,经度,人均,优惠,特色,图片
${freshId('shop')},街角面馆,餐饮美食,noodle-chain,南京,秦淮区中山南路1号,025-55500001,07:30-22:00,32.0415,118.7845,22.00,,,goods/coffee
`;
