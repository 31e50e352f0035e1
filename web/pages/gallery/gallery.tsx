import { useEffect, useState } from 'react';
import type { Motif } from '#web/art/motifs.ts';
import type { Theme } from '#web/styles/themes.ts';
import { Page } from '#web/ui/page/page.tsx';
import { TabBar } from '#web/ui/tab-bar/tab-bar.tsx';
import { ArtSpecimens } from './art-specimens.tsx';
import { FormSpecimens } from './form-specimens.tsx';
import { GoodsSpecimens } from './goods-specimens.tsx';
import { HeadSpecimens } from './head-specimens.tsx';
import { LookSwitcher, type Look } from './look-switcher.tsx';
import { OfferSpecimens } from './offer-specimens.tsx';
import { PickSpecimens } from './pick-specimens.tsx';
import { SpecimenIndex } from './specimen.tsx';
import { StateSpecimens } from './state-specimens.tsx';
import { TextSpecimens } from './text-specimens.tsx';

export interface GalleryProps {
  look?: Look | undefined;
}

const motifOf: Readonly<Record<Theme, Motif>> = {
  public: 'wave',
  'super-market': 'cloud',
  'supper-mall': 'wave',
  'easy-use': 'willow',
  'excellent-plus': 'lattice',
  campaign: 'wave',
};
const tabs = [
  { text: '首页', href: '#home', icon: 'home' },
  { text: '趣看', href: '#watch', icon: 'watch' },
  { text: '会员', href: '#member', icon: 'member', raised: true },
  { text: '分类', href: '#category', icon: 'category' },
  { text: '我的', href: '#mine', icon: 'mine' },
] as const;

/** Every component in its important states, in the selected theme. Needs all token files loaded. */
export function Gallery({
  look: first = { theme: 'super-market', campaign: 'watch', dark: false, care: false },
}: GalleryProps) {
  const [look, setLook] = useState(first);
  useEffect(() => {
    const { dataset } = document.documentElement;
    dataset.theme = look.theme;
    dataset.mode = look.dark ? 'dark' : 'light';
    dataset.care = look.care ? 'on' : 'off';
    if (look.theme === 'campaign') dataset.campaign = look.campaign;
    else delete dataset.campaign;
  }, [look]);
  return (
    <Page bar={<TabBar items={tabs} current="#home" />}>
      <LookSwitcher look={look} onChange={setLook} />
      <SpecimenIndex />
      <HeadSpecimens motif={motifOf[look.theme]} />
      <TextSpecimens />
      <GoodsSpecimens />
      <OfferSpecimens />
      <FormSpecimens />
      <PickSpecimens />
      <StateSpecimens />
      <ArtSpecimens />
    </Page>
  );
}
