import { useEffect, useRef } from 'react';
import type { ContentKind } from '#core/contract/console/content.shapes.ts';
import { Button } from '../../ui/button.tsx';
import { CardFrame } from '../../ui/card.tsx';
import { AudienceFields } from './audience-fields.tsx';
import { PreviewFrame } from './preview-frame.tsx';
import { firstSettings, type PreviewSettings } from './preview-settings.ts';
import styles from './preview.module.css';

interface PreviewPanelProps {
  readonly kind: ContentKind;
  readonly entityKey: string;
  /** The draft that is open; undefined: there is none yet. */
  readonly revisionId: string | undefined;
  readonly isDirty: boolean;
  /** Undefined: the panel is closed. */
  readonly settings: PreviewSettings | undefined;
  readonly onSettings: (settings: PreviewSettings | undefined) => void;
}

const views = [
  ['draft', '草稿'],
  ['live', '线上'],
  ['both', '并排'],
] as const;

/** The real page, read only: the draft, what is live, or both beside each other, as a chosen subscriber sees them at a chosen time. */
export function PreviewPanel(props: PreviewPanelProps) {
  const { kind, entityKey, revisionId, isDirty, settings, onSettings } = props;
  const frames = useScrollTogether();
  if (!settings)
    return (
      <CardFrame label="预览" className={styles.closed}>
        <h2>预览</h2>
        <small>真实页面，只读</small>
        <Button size="small" onPress={() => onSettings(firstSettings(kind, entityKey))}>
          打开预览
        </Button>
      </CardFrame>
    );
  const isBoth = settings.view === 'both';
  const withDraft = revisionId !== undefined && settings.view !== 'live';
  const withLive = settings.view !== 'draft' || revisionId === undefined;
  return (
    <CardFrame label="预览" className={isBoth ? styles.wide : styles.panel}>
      <header className={styles.head}>
        <h2>预览</h2>
        <small>真实页面，只读</small>
        <div role="group" aria-label="看哪个版本" className={styles.views}>
          {views.map(([view, name]) => (
            <button
              key={view}
              type="button"
              aria-pressed={settings.view === view}
              onClick={({ currentTarget }) => {
                onSettings({ ...settings, view });
                // The panel moves above the list, or back beside it.
                requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'nearest' }));
              }}
            >
              {name}
            </button>
          ))}
        </div>
        <Button size="small" look="text" onPress={() => onSettings(undefined)}>
          收起
        </Button>
      </header>
      <AudienceFields settings={settings} onSettings={onSettings} />
      {revisionId === undefined && <p className={styles.note}>还没有草稿，看到的是线上的页面</p>}
      {isDirty && <p className={styles.note}>还没保存的修改不在预览里，保存草稿后自动刷新</p>}
      <div className={styles.frames} ref={frames}>
        {withDraft && <PreviewFrame title="草稿" settings={settings} revisionIds={[revisionId]} />}
        {withLive && <PreviewFrame title="线上" settings={settings} revisionIds={[]} />}
      </div>
    </CardFrame>
  );
}

/** The frames inside scroll together: each reports where it is, and the others follow. */
function useScrollTogether() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const follow = ({ source, origin, data }: MessageEvent<unknown>): void => {
      const windows = [...(box.current?.querySelectorAll('iframe') ?? [])].flatMap(
        ({ contentWindow }) => contentWindow ?? [],
      );
      if (!windows.some((each) => each === source)) return;
      for (const each of windows) if (each !== source) each.postMessage(data, origin);
    };
    window.addEventListener('message', follow);
    return () => window.removeEventListener('message', follow);
  }, []);
  return box;
}
