import {
  brandChoices,
  hostChoices,
  levelChoices,
  provinceCities,
} from '#core/rules/console/content-forms/choices.ts';
import { previewedPages } from '#core/site/paths/previewed-pages.ts';
import type { PreviewSettings } from './preview-settings.ts';
import styles from './preview.module.css';
import { TimeField } from '../../ui/time-field.tsx';

interface AudienceFieldsProps {
  readonly settings: PreviewSettings;
  readonly onSettings: (settings: PreviewSettings) => void;
}

type Choices = readonly (readonly [value: string | number, name: string])[];

const levels: Choices = [['guest', '没有登录'], [0, '非会员'], ...levelChoices];
const pageChoices: Choices = previewedPages.map(({ place, name }) => [place, name]);

/** Which page, and who looks at it where, in which app and when. */
export function AudienceFields({ settings, onSettings }: AudienceFieldsProps) {
  const select = (
    label: string,
    name: 'place' | 'level' | 'areaNum' | 'brand' | 'host',
    choices: Choices,
  ) => (
    <label className={styles.choice}>
      <span>{label}</span>
      <select
        value={settings[name]}
        onChange={({ target }) => onSettings({ ...settings, [name]: target.value })}
      >
        {choices.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <div className={styles.audience}>
      {select('页面', 'place', pageChoices)}
      {select('等级', 'level', levels)}
      {select('城市', 'areaNum', provinceCities)}
      {select('品牌', 'brand', brandChoices)}
      {select('在哪里打开', 'host', hostChoices)}
      <TimeField
        label="时间"
        hint="中国时间，空着是现在"
        value={settings.at}
        onValue={(at) => onSettings({ ...settings, at })}
      />
    </div>
  );
}
