import type { ConsoleMember } from '../../../contract/console/members.shapes.ts';

export const memberStateNames: Readonly<Record<ConsoleMember['state'], string>> = {
  active: '正常',
  invited: '待设置',
  locked: '已停用',
};
