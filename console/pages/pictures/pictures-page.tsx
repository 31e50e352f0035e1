import { getRouteApi } from '@tanstack/react-router';
import { pictures } from '#core/contract/console/pictures.ts';
import type { PictureForm, PictureState } from '#core/contract/console/pictures.shapes.ts';
import { FilterBar } from '../../lists/filter-bar.tsx';
import type { FilterField } from '../../lists/filter-field.ts';
import { ExportButton } from '../../lists/export-button.tsx';
import { SavedViews } from '../../lists/saved-views.tsx';
import { useMe } from '../../platform/queries.ts';
import { useRows } from '../../platform/use-rows.ts';
import { Columns } from '../../ui/card.tsx';
import { Head } from '../../ui/parts.tsx';
import { PictureGrid } from './picture-grid.tsx';
import { PicturePanel } from './picture-panel.tsx';
import { formNames } from './picture-words.ts';
import { UploadArea } from './upload-area.tsx';
import { useUploads } from './use-uploads.ts';

const route = getRouteApi('/shell/pictures');
const isForm = (text: string | undefined): text is PictureForm => text !== undefined && text in formNames;
const stateNames: Readonly<Record<PictureState, string>> = { active: '在用', retired: '已停用' };
const isState = (text: string | undefined): text is PictureState => text !== undefined && text in stateNames;

/** The library of pictures: uploaded once, used in floors, materials and goods. */
export function PicturesPage() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const { may, me } = useMe();
  const { picture, form, state, by, words } = search;
  const filters = {
    ...(words !== undefined && { words }),
    ...(isForm(form) && { form }),
    ...(isState(state) && { state }),
    ...(by !== undefined && { by }),
  };
  const list = useRows(pictures.pictures, filters);
  const open = (pictureKey: string | undefined): void =>
    void navigate({ search: { ...search, picture: pictureKey } });
  const uploads = useUploads(({ pictureKey }) => open(pictureKey));
  const fields = [
    { kind: 'search', name: 'words', title: '名称或说明' },
    { kind: 'choice', name: 'form', title: '形状', options: Object.entries(formNames) },
    { kind: 'choice', name: 'state', title: '状态', options: Object.entries(stateNames) },
    {
      kind: 'choice',
      name: 'by',
      title: '谁上传的',
      options: me ? [[me.operatorId, '我上传的']] : [],
    },
  ] as const satisfies readonly FilterField[];
  const apply = (next: typeof search): void => void navigate({ search: next });
  const shown = { words, form, state, by };
  const isFiltered = Object.values(shown).some((value) => value !== undefined);
  const grid = (
    <PictureGrid
      label="图片"
      list={list}
      currentKey={picture}
      empty={isFiltered ? '没有符合条件的图片，请减少筛选' : '还没有图片，上传第一张'}
      onOpen={({ pictureKey }) => open(pictureKey === picture ? undefined : pictureKey)}
    />
  );
  const library = may('pictures.edit') ? <UploadArea {...uploads}>{grid}</UploadArea> : grid;
  return (
    <>
      <Head title="素材库" facts={list.countText ? `${list.countText} 张，新的在前` : ''} />
      <SavedViews screen="pictures" filters={shown} onApply={apply} />
      <FilterBar fields={fields} filters={shown} onChange={apply}>
        <ExportButton endpoint={pictures.pictures} filters={filters} fileName="素材库" />
      </FilterBar>
      {picture === undefined ? (
        library
      ) : (
        <Columns side={<PicturePanel key={picture} pictureKey={picture} onClose={() => open(undefined)} />}>
          {library}
        </Columns>
      )}
    </>
  );
}
