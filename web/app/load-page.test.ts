import { describe, expect, it, vi } from 'vitest';
import { firstPage, type LoadPage } from './load-page.ts';

const place = { project: 'super-market', path: '/market-index' } as const;
const listed = { page: { Page: () => null } };

describe('the page a document opens with', () => {
  it('is the script the document names, and the list of pages is not requested', async () => {
    const load = vi.fn<LoadPage>();
    const { page } = await firstPage('data:text/javascript,export const page = "drawn"', place, load);
    expect(page).toBe('drawn');
    expect(load).not.toHaveBeenCalled();
  });

  it('is the one on the list where the document names none', async () => {
    const load = vi.fn<LoadPage>().mockResolvedValue(listed);
    expect(await firstPage(undefined, place, load)).toBe(listed);
    expect(load).toHaveBeenCalledExactlyOnceWith(place);
  });
});
