import { describe, expect, it } from 'vitest';
import { rightGroupView } from './right-group-view.ts';

interface Right {
  readonly rightsId: string;
  readonly rightsList?: readonly { readonly rightsId: string }[];
}
const group: Right = { rightsId: 'group', rightsList: [{ rightsId: 'first' }, { rightsId: 'second' }] };

describe('an item of the rights list (§3)', () => {
  it('is shown by its first right when it is a group', () => {
    expect(rightGroupView(group)).toEqual({ right: { rightsId: 'first' }, count: 2 });
  });

  it.each<[string, Right]>([
    ['a single right', { rightsId: 'single' }],
    ['an empty group', { rightsId: 'single', rightsList: [] }],
  ])('is shown by itself when it is %s', (_what, item) => {
    expect(rightGroupView(item)).toEqual({ right: item, count: 1 });
  });
});
