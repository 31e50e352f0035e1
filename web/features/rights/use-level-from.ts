import { easyUseContext } from '#core/rules/membership/easy-use-context.ts';
import type { LevelFrom } from '#core/site/projects.ts';
import { useNavigator } from '#web/platform/navigation/navigation.tsx';
import { useSite } from '#web/platform/site/site-context.tsx';

/** The source of a product's rights state; in the easy-use context as in the easy-use mall (§4). */
export function useLevelFrom(): (productId: string | undefined) => LevelFrom {
  const { levelFrom } = useSite().project;
  const { path, queryValue } = useNavigator();
  const here = {
    levelFrom,
    path,
    projectSource: queryValue('projectSource'),
    routerFrom: queryValue('routerFrom'),
    localProductId: queryValue('localProductId'),
  };
  return (productId) =>
    easyUseContext({ ...here, productId: productId ?? queryValue('productId') })
      ? 'easyUseMember'
      : levelFrom;
}
