import type { TaskEntryRow, TaskRow } from '#core/contract/console/operations/tasks.shapes.ts';

export const taskStateNames: Readonly<Record<TaskRow['state'], string>> = {
  draft: '草稿',
  running: '进行中',
  stopped: '已停止',
  done: '已完成',
};
export const taskEntryStates: Readonly<Record<TaskEntryRow['state'], string>> = {
  ready: '未执行',
  done: '完成',
  failed: '失败',
  wrong: '跳过',
};
