import { messageKinds, type MessageKind } from '#core/contract/user/message-kinds.ts';
import { useGo, useQueryValue } from '#web/platform/navigation/navigation.tsx';

/** The kind in the address, and how to change it; a second tap shows all kinds again. */
export function useChosenKind(): [MessageKind | undefined, (kind: MessageKind) => void] {
  const go = useGo();
  const named = useQueryValue('kind');
  const chosen = messageKinds.find((kind) => kind === named);
  return [chosen, (kind) => go({ page: 'messageCenter', query: kind === chosen ? {} : { kind } }, 'replace')];
}
