import { hosts } from '#core/config/hosts.ts';
import { projects } from '#core/site/projects.ts';
import { titles } from '#core/site/titles.ts';
import { Button } from '#web/ui/button/button.tsx';
import { Floor } from '#web/ui/floor/floor.tsx';
import { Radio } from '#web/ui/radio/radio.tsx';
import { Segmented } from '#web/ui/tabs/segmented.tsx';
import { arrivalWays, wayInto } from './arrivals.ts';
import { hostTitles } from './host-titles.ts';
import { Choice } from '#web/features/sandbox/choice.tsx';
import { scenePages, type Scene } from './use-simulator.ts';
import { Text } from '#web/ui/text/text.tsx';
import styles from './host-simulator.module.css';

interface SceneFormProps {
  readonly scene: Scene;
  readonly subscribers: readonly { readonly mobile: string; readonly title: string }[];
  readonly busy: boolean;
  onChange(change: Partial<Scene>): void;
  onPlay(): void;
  onCloseAll(): void;
}

const systems = [
  { key: 'ios', text: '苹果手机' },
  { key: 'android', text: '安卓手机' },
] as const;
const pageOptions = scenePages.map(({ project, path, page }) => ({
  key: project + path,
  text: `${titles[page]}　${path}`,
  group: projects[project].name,
}));

/** Which app, which page, who, and with what in the hand. */
export function SceneForm({ scene, subscribers, busy, onChange, onPlay, onCloseAll }: SceneFormProps) {
  return (
    <>
      <Floor header={{ title: '宿主' }}>
        <div className={styles.hosts} role="radiogroup" aria-label="宿主">
          {hosts.map(({ id }) => (
            <Radio
              key={id}
              name="host"
              value={id}
              checked={scene.host === id}
              onSelect={() => onChange({ host: id, way: wayInto(id, scene.way) })}
            >
              <span className={styles.hostOption}>
                {hostTitles[id].title}
                <Text look="caption">{hostTitles[id].note}</Text>
              </span>
            </Radio>
          ))}
        </div>
        <Segmented
          label="手机系统"
          items={systems}
          value={scene.system}
          onChange={(system) => onChange({ system })}
        />
      </Floor>
      <Floor header={{ title: '场景' }}>
        <Choice
          label="打开的页面"
          value={scene.route.project + scene.route.path}
          options={pageOptions}
          onChange={(key) => {
            const route = scenePages.find(({ project, path }) => project + path === key);
            if (route) onChange({ route });
          }}
        />
        <Choice
          label="宿主里是谁"
          value={scene.mobile}
          options={subscribers.map(({ mobile, title }) => ({ key: mobile, text: `${mobile}　${title}` }))}
          onChange={(mobile) => onChange({ mobile })}
        />
        <Choice
          label="带着什么来"
          value={scene.way.name}
          options={arrivalWays.map(({ name, title }) => ({ key: name, text: title }))}
          onChange={(name) => {
            const way = arrivalWays.find((each) => each.name === name);
            if (way) onChange({ way });
          }}
        />
        <div className={styles.openActions}>
          <Button full busy={busy} disabled={subscribers.length === 0} onPress={onPlay}>
            打开
          </Button>
          <Button kind="plain" full onPress={onCloseAll}>
            全部关闭
          </Button>
        </div>
      </Floor>
    </>
  );
}
