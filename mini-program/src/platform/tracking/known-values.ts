import Taro from '@tarojs/taro';
import { maskAll } from '#core/rules/format/phone.ts';
import { channelContextOf } from '#core/rules/tracking/channel-context.ts';
import { randomId } from '#core/rules/tracking/random-id.ts';
import { session } from '../session/session-store.ts';
import { project } from '../settings.ts';
import { storage } from '../storage.ts';
import { seenPage } from './seen-page.ts';

/** Created once per start of the program (§4). */
const pathId = newPathId();

/** An id with eleven digits like a mobile number would be masked: another is drawn. */
function newPathId(): string {
  for (;;) {
    const id = randomId(Uint8Array.from({ length: 16 }, () => Math.floor(Math.random() * 256)));
    if (maskAll(id) === id) return id;
  }
}

const device = (): string => {
  const { brand, model, system } = Taro.getDeviceInfo();
  return [brand, model, system].filter(Boolean).join(' ').slice(0, 128);
};
/** Longer values are cut, because an oversized header would fail the call. */
const stored = (key: string): string | undefined => storage.get(key)?.slice(0, 128);

/** Values for the tracking header and records (§3), as far as they are known. */
export function knownValues() {
  const now = session.get();
  return {
    ...seenPage(),
    ...channelContextOf(stored, project.channelId),
    messageId: stored('messageId'),
    contentId: stored('contentId'),
    appId: project.appId,
    device: device(),
    pathId,
    vipTypeLevel: now.kind === 'member' ? now.user.vipTypeLevel : 0,
  };
}
