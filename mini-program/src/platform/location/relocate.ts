import { openHostSettings } from '../host/open-host-settings.ts';
import { toast } from '../host/toast.ts';
import { findPlace } from './find-place.ts';
import { located } from './place-store.ts';

/** Finds the position because the visitor taps for it. Who refused once is not asked by the chat app again: its settings come first. */
export async function relocate(): Promise<void> {
  if (located.get().kind === 'refused') await openHostSettings();
  await findPlace({ force: true });
  if (located.get().kind === 'failed') toast('没有定位到，请稍后重试');
}
