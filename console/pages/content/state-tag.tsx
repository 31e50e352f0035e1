import type { RevisionState } from '#core/contract/console/content.shapes.ts';
import { Tag } from '../../ui/parts.tsx';

const looks = {
  draft: ['warning', '草稿'],
  scheduled: ['info', '定时'],
  published: ['success', '已发布'],
  replaced: ['plain', '已替换'],
  rolled_back: ['danger', '已回滚'],
  withdrawn: ['plain', '已撤回'],
} as const;

export function StateTag({ state, version }: { readonly state: RevisionState; readonly version?: number }) {
  const [tone, name] = looks[state];
  return (
    <Tag tone={tone}>
      {name}
      {version !== undefined && ` v${version}`}
    </Tag>
  );
}
