import { render, screen } from '@testing-library/react';
import { Suspense, useState } from 'react';
import { userEvent } from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { lazyPart } from './lazy-part.tsx';

interface SheetProps {
  readonly open: boolean;
  onClose(): void;
}

const Sheet = ({ open }: SheetProps) => <p>{open ? '面板' : ''}</p>;

it('a sheet that could not be loaded leaves the page as it is, and is loaded with the next tap', async () => {
  let isOnline = false;
  const Part = lazyPart<SheetProps>(() =>
    isOnline ? Promise.resolve(Sheet) : Promise.reject(new Error('offline')),
  );
  function Page() {
    const [open, setOpen] = useState(false);
    const [requested, setRequested] = useState(false);
    return (
      <>
        <button
          type="button"
          onClick={() => {
            setRequested(true);
            setOpen(true);
          }}
        >
          打开
        </button>
        <output>{open ? '已打开' : '已关闭'}</output>
        {requested && (
          <Suspense fallback={null}>
            <Part open={open} onClose={() => setOpen(false)} />
          </Suspense>
        )}
      </>
    );
  }
  render(<Page />);
  const button = screen.getByRole('button', { name: '打开' });
  await userEvent.click(button);
  expect(await screen.findByText('已关闭')).toBeTruthy();
  expect(screen.queryByText('面板')).toBeNull();
  isOnline = true;
  await userEvent.click(button);
  expect(await screen.findByText('面板')).toBeTruthy();
});

it('another part that could not be loaded is left out', async () => {
  const Part = lazyPart(() => Promise.reject(new Error('offline')));
  render(
    <Suspense fallback="加载中">
      页面
      <Part />
    </Suspense>,
  );
  expect(await screen.findByText('页面')).toBeTruthy();
});
