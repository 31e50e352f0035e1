import { checkUpdate } from './host/check-update.ts';
import { followLook } from './host/look.ts';
import { findPlace } from './location/find-place.ts';
import { startSession } from './session/sign-in.ts';
import { appId } from './settings.ts';
import { storage } from './storage.ts';

/** At the start: looks, updates, then who the visitor is and where. */
export async function startProgram(): Promise<void> {
  followLook();
  checkUpdate();
  storage.set('marketWXMAppId', appId);
  await startSession();
  await findPlace();
}
