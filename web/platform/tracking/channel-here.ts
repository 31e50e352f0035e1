import { channelOf } from '#core/rules/tracking/channel-of.ts';
import { storeOf } from '../storage/storage.ts';
import type { World } from '../world/world.tsx';

/** The channel this page's calls and records name: asked for when it is needed, since a link may bring another one meanwhile. */
export const channelHere = ({ environment: { storagePrefix }, project }: World): string =>
  channelOf(storeOf('localStorage', storagePrefix).get('channelId'), project.channelId);
