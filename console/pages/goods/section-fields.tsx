import type { SectionText } from '#core/contract/console/goods-editor.shapes.ts';
import { sectionKindNames } from '#core/rules/console/goods/default-sections.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { emptyBlock, type BlockDraft, type SectionDraft } from './section-draft.ts';
import { Select } from './select.tsx';
import styles from './goods-edit.module.css';

const blockNames: Readonly<Record<BlockDraft['kind'], string>> = {
  paragraph: '段落',
  list: '列表，每行一条',
  parameters: '参数，每行“名称：值”',
};
const blockKinds = ['paragraph', 'list', 'parameters'] as const;
const addTexts = { paragraph: '加段落', list: '加列表', parameters: '加参数' } as const;

interface SectionFieldsProps {
  readonly section: SectionDraft;
  readonly at: number;
  readonly isLast: boolean;
  readonly onSection: (section: SectionDraft) => void;
  readonly onMove: (by: 1 | -1) => void;
  readonly onRemove: () => void;
}

/** One section: its kind, its title and its parts. */
export function SectionFields({ section, at, isLast, onSection, onMove, onRemove }: SectionFieldsProps) {
  const { kind, title, blocks } = section;
  const name = title || `第 ${at + 1} 段`;
  const setKind = (chosen: SectionText['kind']): void =>
    onSection({
      ...section,
      kind: chosen,
      title: title === sectionKindNames[kind] ? sectionKindNames[chosen] : title,
    });
  const setBlock = (key: string, text: string): void =>
    onSection({ ...section, blocks: blocks.map((each) => (each.key === key ? { ...each, text } : each)) });
  return (
    <fieldset className={styles.section}>
      <legend>{name}</legend>
      <div className={styles.pair}>
        <Select
          label="种类"
          value={kind}
          options={Object.entries(sectionKindNames)}
          onValue={(chosen) => setKind(chosen as SectionText['kind'])}
        />
        <Field
          label="标题"
          required
          maxLength={20}
          value={title}
          onValue={(value) => onSection({ ...section, title: value })}
        />
      </div>
      {blocks.map((block) => (
        <div key={block.key} className={styles.block}>
          <label className={styles.text}>
            <span>{blockNames[block.kind]}</span>
            <textarea value={block.text} onChange={({ target }) => setBlock(block.key, target.value)} />
          </label>
          {blocks.length > 1 && (
            <Button
              size="small"
              look="text"
              label={`去掉${name}的${addTexts[block.kind].slice(1)}`}
              onPress={() => onSection({ ...section, blocks: blocks.filter(({ key }) => key !== block.key) })}
            >
              去掉
            </Button>
          )}
        </div>
      ))}
      <span className={styles.acts}>
        {blockKinds.map((each) => (
          <Button
            key={each}
            size="small"
            label={`${name}${addTexts[each]}`}
            onPress={() => onSection({ ...section, blocks: [...blocks, emptyBlock(each)] })}
          >
            {addTexts[each]}
          </Button>
        ))}
        <Button
          size="small"
          look="text"
          disabled={at === 0}
          label={`上移 ${name}`}
          onPress={() => onMove(-1)}
        >
          上移
        </Button>
        <Button size="small" look="text" disabled={isLast} label={`下移 ${name}`} onPress={() => onMove(1)}>
          下移
        </Button>
        <Button size="small" look="text" label={`删除${name}`} onPress={onRemove}>
          删除
        </Button>
      </span>
    </fieldset>
  );
}
