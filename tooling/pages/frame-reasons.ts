/** The parts of a page's frame. `PageFrame` joins them; other components do so only for a reason below. */
export const frameParts = [
  '#web/ui/page/page.tsx',
  '#web/ui/nav-bar/nav-bar.tsx',
  '#web/ui/hero/hero.tsx',
] as const;

/** Files that compose the parts themselves, by name, under the reason. */
export const frameReasons: Readonly<Record<string, readonly string[]>> = {
  'a home or tab: its head is no title bar': [
    'home.page.tsx',
    'mall-home.page.tsx',
    'neighborhood-services.page.tsx',
    'category.page.tsx',
    'mine.page.tsx',
    'mall-mine.page.tsx',
    'local-life.page.tsx',
    'video-detail.page.tsx',
  ],
  'a first screen stays without the frame’s code': ['no-goods.tsx', 'easy-use-home.page.tsx'],
  'the head is a search field': ['search-input.page.tsx', 'search-results.page.tsx'],
  'the picture is the head, with a button on it': ['goods-detail.page.tsx', 'rights-detail.page.tsx'],
  'the whole page has the code’s own ground': ['pay-code.page.tsx', 'rail-verification.page.tsx'],
  'the bar and the kinds of messages are one head': ['message-center.page.tsx'],
  'sign-in stands alone': ['login-body.tsx', 'themed-head.tsx'],
  'the workbench has neither the column nor a session': [
    'workbench-frame.tsx',
    'gallery.tsx',
    'head-specimens.tsx',
  ],
};
