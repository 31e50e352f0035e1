import type { Feature } from '#core/contract/common/features.ts';
import type { LimitedFeature } from '#core/contract/common/gateway.shapes.ts';
import { WarnNote } from '#web/ui/warn-note/warn-note.tsx';
import { createStore } from '../store/create-store.ts';

const none: readonly LimitedFeature[] = [];
const useLimited = createStore(none);

/** What the last channel configuration says; the gate of every page writes it. */
export const showLimited = (limited: readonly LimitedFeature[] = none): void =>
  useLimited.setState((before) => (JSON.stringify(before) === JSON.stringify(limited) ? before : limited));

/** Why a part of the product cannot be used now: its buttons are disabled with this reason. A limited one is open, its call says when. */
export const usePaused = (feature: Feature): string | undefined =>
  useLimited((limited) => limited.find((each) => each.feature === feature && each.state === 'paused')?.text);

/** A note where a part of the product is paused, or goes in turns. */
export function FeatureNote({ feature }: { readonly feature: Feature }) {
  const text = useLimited((limited) => limited.find((each) => each.feature === feature)?.text);
  return text === undefined ? null : <WarnNote>{text}</WarnNote>;
}
