import type { Path } from './projects.ts';

/** The pages of the workbench and their titles. */
export const workbenchTitles: Readonly<Record<Path, string>> = {
  '/': '工作台',
  '/gallery': '组件陈列',
  '/hosts': '宿主模拟器',
  '/report': '行为报表',
  '/openapi': '接口说明',
};
