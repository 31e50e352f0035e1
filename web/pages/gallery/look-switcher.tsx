import { campaigns, themes, type Campaign, type Theme } from '#web/styles/themes.ts';
import styles from './gallery.module.css';

export interface Look {
  readonly theme: Theme;
  readonly campaign: Campaign;
  readonly dark: boolean;
  readonly care: boolean;
}

interface LookSwitcherProps {
  look: Look;
  onChange: (look: Look) => void;
}

/** Chooses theme, campaign, mode and care for the whole gallery. */
export function LookSwitcher({ look, onChange }: LookSwitcherProps) {
  return (
    <form className={styles.lookSwitcher} aria-label="外观">
      <select
        aria-label="主题"
        value={look.theme}
        onChange={({ target }) =>
          onChange({ ...look, theme: themes.find((name) => name === target.value) ?? 'public' })
        }
      >
        {themes.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </select>
      {look.theme === 'campaign' && (
        <select
          aria-label="活动"
          value={look.campaign}
          onChange={({ target }) =>
            onChange({ ...look, campaign: campaigns.find((name) => name === target.value) ?? 'watch' })
          }
        >
          {campaigns.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </select>
      )}
      <label>
        <input
          type="checkbox"
          checked={look.dark}
          onChange={({ target }) => onChange({ ...look, dark: target.checked })}
        />
        深色
      </label>
      <label>
        <input
          type="checkbox"
          checked={look.care}
          onChange={({ target }) => onChange({ ...look, care: target.checked })}
        />
        大字版
      </label>
    </form>
  );
}
