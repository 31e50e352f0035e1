import { useState } from 'react';
import type { SecurityKind } from '#core/contract/sandbox/reports.shapes.ts';
import { reports } from '#core/contract/sandbox/reports.ts';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import { SearchBar } from '#web/ui/search-bar/search-bar.tsx';
import { Chips } from '#web/ui/chips/chips.tsx';
import { clockTime } from './clock-time.ts';
import { LogRows } from './log-rows.tsx';

const kindNames: Readonly<Record<SecurityKind, string>> = {
  'sign-in': '登录',
  refused: '登录被拒',
  replay: '重放',
  export: '号码提供',
  operator: '运营操作',
  account: '账号',
};
type Filter = SecurityKind | 'all';
const filters: readonly { readonly key: Filter; readonly text: string }[] = [
  { key: 'all', text: '全部' },
  ...(Object.keys(kindNames) as SecurityKind[]).map((key) => ({ key, text: kindNames[key] })),
];
const list = 'security-entries';

/** The security log, by kind and by a word or a whole number; numbers are masked as stored. */
export function SecurityPanel() {
  const [kind, setKind] = useState<Filter>('all');
  const [typed, setTyped] = useState('');
  const [text, setText] = useState('');
  const { data } = useSandboxQuery(reports.securityLog, {
    ...(kind !== 'all' && { kind }),
    ...(text && { text }),
  });
  return (
    <Floor header={{ title: '安全日志', meta: '保留6个月，只增不改' }}>
      <SearchBar
        value={typed}
        placeholder="完整手机号、方式、地址或原因"
        label="搜索安全日志"
        onChange={setTyped}
        onSearch={setText}
      />
      <Chips label="安全日志的类型" items={filters} value={kind} onChange={setKind} panelId={list} />
      <div id={list} role="tabpanel" aria-label={kind === 'all' ? '全部' : kindNames[kind]}>
        <LogRows isEmpty={data?.entries.length === 0}>
          {data?.entries.map((entry, row) => (
            <li key={`${entry.at}${row}`} data-level={entry.kind === 'replay' ? 50 : undefined}>
              <details>
                <summary>
                  <span className="number">{clockTime(entry.at)}</span>
                  <b>{kindNames[entry.kind]}</b>
                  <span className="grow one-line">
                    {[entry.what, entry.mobile, entry.times > 1 && `×${entry.times}`, entry.detail]
                      .filter(Boolean)
                      .join(' ')}
                  </span>
                </summary>
                <pre>{JSON.stringify(entry, null, 1)}</pre>
              </details>
            </li>
          ))}
        </LogRows>
      </div>
    </Floor>
  );
}
