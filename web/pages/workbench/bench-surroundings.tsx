import { cities } from '#core/rules/location/cities.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import type { ScriptMode, ScriptName } from '#core/contract/sandbox/hosts.shapes.ts';
import { Choice } from '#web/features/sandbox/choice.tsx';
import { useSandboxQuery } from '#web/features/sandbox/use-sandbox-query.ts';
import { useSandboxChange } from '#web/features/sandbox/use-sandbox-change.ts';
import { Floor } from '#web/ui/floor/floor.tsx';
import styles from './workbench.module.css';

const nowhere = '';
/** The province's cities, and a few others. */
const elsewhere = ['110000', '310000', '330100', '440100'];
const towns = cities.filter(({ address, areaNum }) => address !== undefined || elsewhere.includes(areaNum));
const places = [
  { key: nowhere, text: '定位失败' },
  ...towns.map(({ areaNum, areaName }) => ({ key: areaNum, text: areaName })),
];
const scripts: readonly { readonly name: ScriptName; readonly title: string }[] = [
  { name: 'chat-sdk', title: '聊天应用脚本' },
  { name: 'chat-sdk-2', title: '聊天应用脚本（备用）' },
  { name: 'maps', title: '地图脚本' },
  { name: 'app-bridge', title: '客户端桥脚本' },
  { name: 'one-tap', title: '一键登录脚本' },
  { name: 'analytics', title: '分析脚本' },
];
const modes: readonly { readonly key: ScriptMode; readonly text: string }[] = [
  { key: 'ok', text: '正常' },
  { key: '404', text: '找不到（404）' },
  { key: '500', text: '出错（500）' },
  { key: 'hang', text: '一直不返回' },
  { key: 'syntax', text: '语法错误' },
  { key: 'throws', text: '调用时抛错' },
  { key: 'silent', text: '从不回调' },
  { key: 'twice', text: '回调两次' },
  { key: 'wrong', text: '回调内容不对' },
];

/** The page's environment: mobile network, position and third-party scripts. */
export function BenchSurroundings() {
  const state = useSandboxQuery(controls.state, {});
  const network = useSandboxChange(hosts.setNetwork);
  const position = useSandboxChange(hosts.setPosition);
  const script = useSandboxChange(hosts.setScript);
  const here = state.data?.position;
  const city = here
    ? towns.find((each) => Math.abs(each.lng - here.longitude) + Math.abs(each.lat - here.latitude) < 0.01)
    : undefined;
  const numbers = [
    { key: '', text: '不是本网手机流量' },
    ...(state.data?.subscribers ?? []).map(({ mobile, title }) => ({
      key: mobile,
      text: `${mobile}　${title}`,
    })),
  ];
  const moveTo = (areaNum: string) => {
    const to = towns.find((each) => each.areaNum === areaNum);
    position.run(to ? { longitude: to.lng, latitude: to.lat } : { off: true });
  };
  return (
    <Floor header={{ title: '手机与脚本' }}>
      <Choice
        label="手机流量属于"
        value={state.data?.network ?? ''}
        options={numbers}
        onChange={(mobile) => network.run({ mobile: mobile || null })}
      />
      <Choice label="手机所在城市" value={city?.areaNum ?? nowhere} options={places} onChange={moveTo} />
      <details className={styles.scripts}>
        <summary>第三方脚本的状态</summary>
        {scripts.map(({ name, title }) => (
          <Choice
            key={name}
            label={title}
            value={state.data?.scripts[name] ?? 'ok'}
            options={modes}
            onChange={(mode) => script.run({ name, mode })}
          />
        ))}
      </details>
    </Floor>
  );
}
