import { easyUseContext } from '#core/rules/membership/easy-use-context.ts';
import type { LevelFrom } from '#core/site/projects.ts';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { useWorld } from '#web/platform/world/world.tsx';

/** Where the state of a product's rights is read: in the context of the coupon card as its mall does it, wherever one stands (§4). */
export function useLevelFrom(): (productId: string | undefined) => LevelFrom {
  const { levelFrom } = useWorld().project;
  const { path, search } = useNavigator();
  const query = new URLSearchParams(search);
  const asked = (name: string) => query.get(name) ?? undefined;
  const here = {
    levelFrom,
    path,
    projectSource: asked('projectSource'),
    routerFrom: asked('routerFrom'),
    localProductId: asked('localProductId'),
  };
  return (productId) =>
    easyUseContext({ ...here, productId: productId ?? asked('productId') }) ? 'easyUseMember' : levelFrom;
}
