import { opensLink } from '#core/rules/links/link-debounce.ts';
import { jumpTarget, type JumpGround, type JumpTarget } from '#core/rules/links/jump-target.ts';
import { trackedValues } from '#core/rules/links/tracked-keys.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { frontProject } from '#core/site/projects.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { lowerLoading, raiseLoading } from '../api/loading.ts';
import { storeOf } from '../storage/storage.ts';
import type { JumpMeans, JumpOrder } from './jump-order.ts';
import { linkBlacklist } from './link-blacklist.ts';
import { preparedJump } from './prepared-jump.ts';
import { wayOut } from './way-out.ts';

let openedAt: number | undefined;
let latest = 0;

/** Makes a jump (§2, General link jumps) and tells whether one went anywhere. Of several at once the last one counts. */
export async function openJump(order: JumpOrder, means: JumpMeans): Promise<boolean> {
  const now = Date.now();
  if (!opensLink(openedAt, now)) return false;
  openedAt = now;
  latest += 1;
  const mine = latest;
  raiseLoading();
  try {
    const ground = groundOf(
      means,
      /^(?:https?:)?\/\//i.test(order.link ?? '') ? await linkBlacklist(means.answers, means.call) : [],
    );
    const jump = await preparedJump(order, ground, means);
    return (
      mine === latest &&
      (await follow(jumpTarget(jump, { ...ground, now: Date.now() }), means, () => keepTracked(jump, means)))
    );
  } finally {
    lowerLoading();
  }
}

const projectOf = ({ world }: JumpMeans) =>
  world.projectId === 'workbench' ? frontProject : world.projectId;

function groundOf(means: JumpMeans, blacklist: readonly string[]): JumpGround {
  const { world, host, navigator } = means;
  const { protocol, host: address } = globalThis.location;
  const { redirectOrigins, partnerSites } = world.outside;
  return {
    protocol: protocol === 'http:' ? 'http:' : 'https:',
    host: address,
    base: world.base,
    project: projectOf(means),
    app: host.id,
    hasRouter: navigator !== undefined,
    blacklist,
    redirectOrigins,
    partnerSites,
    now: 0,
  };
}

/** Certain params are also kept for the pages to come (§3, Stored values). */
function keepTracked({ params = {} }: JumpOrder, { world }: JumpMeans): void {
  const local = storeOf('localStorage', world.environment.storagePrefix);
  for (const [key, value] of trackedValues(params)) local.set(key, value);
}

async function follow(target: JumpTarget, means: JumpMeans, keep: () => void): Promise<boolean> {
  if (target.kind === 'refused') {
    console.error(target.message);
    toast('链接暂时无法打开', 'alert');
    return false;
  }
  if (target.kind !== 'outside') keep();
  switch (target.kind) {
    case 'in-app-route':
      means.navigator?.[target.replace ? 'replace' : 'push'](
        pageUrl({ base: means.world.base, project: projectOf(means), path: target.to }),
      );
      return true;
    case 'location':
      wayOut[target.replace ? 'replace' : 'assign'](target.url);
      return true;
    case 'operator-app-location':
      wayOut.assign(target.url);
      return true;
    case 'outside':
      wayOut.withoutTrace(target.url);
      return true;
    case 'mini-program-tab':
      return asked(means.host.miniProgram?.switchTab(target.path));
    case 'mini-program-page':
      return asked(means.host.miniProgram?.navigateTo(target.url));
  }
}

/** The mini-program may refuse, or not be there: the page stays and says so. */
async function asked(move: Promise<void> | undefined): Promise<boolean> {
  const moved =
    move !== undefined &&
    (await move.then(
      () => true,
      () => false,
    ));
  if (!moved) toast('页面没有打开，请稍后再试', 'alert');
  return moved;
}
