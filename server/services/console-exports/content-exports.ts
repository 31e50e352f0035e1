import { broadcastStateNames, topicOf } from '#core/rules/console/broadcasts/broadcast-topics.ts';
import type { ExportedList } from '../../http/operators/serve-exports.ts';
import { exported } from './exported.ts';

export const contentExports: readonly ExportedList[] = [
  exported('pictures', '素材库', [
    { title: '名称', text: ({ name }) => name },
    { title: '说明', text: ({ alt }) => alt },
    { title: '宽', text: ({ width }) => width },
    { title: '高', text: ({ height }) => height },
    { title: '字节', text: ({ bytes }) => bytes },
    { title: '状态', text: ({ state }) => (state === 'active' ? '在用' : '已停用') },
    { title: '谁上传的', text: ({ uploadedBy }) => uploadedBy.name },
    { title: '上传时间', text: ({ uploadedAt }) => uploadedAt },
    { title: '引用', text: ({ value }) => value },
  ]),
  exported('broadcasts', '消息推送', [
    { title: '消息编号', text: ({ broadcastId }) => broadcastId },
    { title: '类型', text: ({ topic }) => topicOf[topic].name },
    { title: '标题', text: ({ title }) => title },
    { title: '状态', text: ({ state }) => broadcastStateNames[state] },
    { title: '发给', text: ({ audienceText }) => audienceText },
    { title: '人数', text: ({ recipients }) => recipients?.value ?? null },
    { title: '已发', text: ({ sent }) => sent },
    { title: '已读', text: ({ reads }) => reads },
    { title: '谁建的', text: ({ madeBy }) => madeBy.name },
    { title: '时间', text: ({ sendAt, madeAt }) => sendAt ?? madeAt },
  ]),
];
