import { cities } from '#core/rules/location/cities.ts';
import { controls } from '#core/contract/sandbox/controls.ts';
import { hosts } from '#core/contract/sandbox/hosts.ts';
import type { ScriptMode, ScriptName } from '#core/contract/sandbox/hosts.shapes.ts';
import { Choice } from '#web/features/sandbox/choice.tsx';
import { scriptModes, scriptNames } from '#web/features/sandbox/sandbox-names.ts';
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
const scripts = Object.entries(scriptNames) as [ScriptName, string][];
const modes = (Object.keys(scriptModes) as ScriptMode[]).map((key) => ({ key, text: scriptModes[key] }));

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
        {scripts.map(([name, title]) => (
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
