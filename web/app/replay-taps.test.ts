import { describe, expect, it, vi } from 'vitest';
import { releaseTaps, replayTaps } from './replay-taps.ts';

const keeper = globalThis as { taps?: HTMLElement[] | undefined };

function aButton(): { button: HTMLButtonElement; pressed: ReturnType<typeof vi.fn> } {
  const button = document.body.appendChild(document.createElement('button'));
  const pressed = vi.fn();
  button.addEventListener('click', pressed);
  return { button, pressed };
}

describe('taps made before the page could answer', () => {
  it('are pressed once each, in their order, however impatient they were', () => {
    const [one, two] = [aButton(), aButton()];
    keeper.taps = [one.button, two.button, one.button, one.button];
    replayTaps();
    expect(one.pressed).toHaveBeenCalledTimes(1);
    expect(two.pressed).toHaveBeenCalledTimes(1);
    expect(one.pressed.mock.invocationCallOrder[0]).toBeLessThan(
      two.pressed.mock.invocationCallOrder[0] ?? 0,
    );
  });

  it('are kept no longer, and not pressed a second time', () => {
    const { button, pressed } = aButton();
    keeper.taps = [button];
    replayTaps();
    replayTaps();
    expect(pressed).toHaveBeenCalledTimes(1);
    expect(keeper.taps).toBeUndefined();
  });

  it('on what is gone or switched off are forgotten', () => {
    const [gone, off] = [aButton(), aButton()];
    gone.button.remove();
    off.button.disabled = true;
    keeper.taps = [gone.button, off.button];
    replayTaps();
    expect(gone.pressed).not.toHaveBeenCalled();
    expect(off.pressed).not.toHaveBeenCalled();
  });

  it('need no keeper', () => {
    keeper.taps = undefined;
    expect(releaseTaps()).toEqual([]);
  });
});
