import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiFailure, offline, offlineSentence } from '#core/rules/calls/api-failure.ts';
import { renderInSite } from '../testing/render-in-site.tsx';
import { useAction } from './use-action.ts';

it('stays busy until the last of several runs has ended, and shows how each of them did', async () => {
  const ends = new Map<string, (fail?: boolean) => void>();
  const [onDone, onFailed] = [vi.fn(), vi.fn()];
  function ActionButtons() {
    const action = useAction(
      (mode: string) =>
        new Promise<string>((resolve, reject) =>
          ends.set(mode, (fail) => (fail ? reject(new Error(mode)) : resolve(mode))),
        ),
      { onDone, onFailed },
    );
    return (
      <>
        <button type="button" onClick={() => action.run('slow')}>
          缓慢
        </button>
        <button type="button" onClick={() => action.run('fail')}>
          拒绝
        </button>
        <p>{action.busy ? `正在${action.input}` : '空闲'}</p>
      </>
    );
  }
  renderInSite(<ActionButtons />);
  act(() => screen.getByRole('button', { name: '缓慢' }).click());
  act(() => screen.getByRole('button', { name: '拒绝' }).click());
  await act(async () => ends.get('slow')?.());
  expect(screen.getByText('正在fail')).toBeTruthy();
  await act(async () => ends.get('fail')?.(true));
  expect(screen.getByText('空闲')).toBeTruthy();
  expect(onDone).toHaveBeenCalledExactlyOnceWith('slow', 'slow');
  expect(onFailed).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ message: 'fail' }), 'fail');
});

it.each([
  ['is left to a page that shows it itself', true, 0],
  ['is said once, whatever the page does with it', false, 1],
])('a tap without an answer %s', async (_what, inPage, toasts) => {
  const onFailed = vi.fn();
  function Knob() {
    const knob = useAction(() => Promise.reject(new ApiFailure(offline, offlineSentence)), {
      inPage,
      onFailed,
    });
    return (
      <button type="button" onClick={() => knob.run(undefined)}>
        领取
      </button>
    );
  }
  const { user } = renderInSite(<Knob />);
  await user.click(screen.getByRole('button', { name: '领取' }));
  expect(onFailed).toHaveBeenCalledOnce();
  expect(screen.queryAllByText(offlineSentence)).toHaveLength(toasts);
});
