import { opensLink } from '#core/rules/links/link-debounce.ts';
import { jumpTarget, type JumpTarget } from '#core/rules/links/jump-target.ts';
import type { JumpContext } from '#core/rules/links/jump.ts';
import { trackedValues } from '#core/rules/links/tracked-keys.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { defaultProject } from '#core/site/projects.ts';
import { toast } from '#web/ui/toast/toast.ts';
import { lowerLoading, raiseLoading } from '../api/loading.ts';
import { storeOf } from '../storage/storage.ts';
import type { JumpDependencies, JumpRequest } from './jump-request.ts';
import { linkBlacklist } from './link-blacklist.ts';
import { preparedJump } from './prepared-jump.ts';
import { leaveSite } from '../site/leave-site.ts';

let openedAt: number | undefined;
let latest = 0;

/** Performs a jump (§2, General link jumps); resolves to whether it navigated. Of concurrent jumps the last one wins. */
export async function openJump(order: JumpRequest, means: JumpDependencies): Promise<boolean> {
  const now = Date.now();
  if (!opensLink(openedAt, now)) return false;
  openedAt = now;
  latest += 1;
  const mine = latest;
  raiseLoading();
  try {
    const ground = groundOf(
      means,
      /^(?:https?:)?\/\//i.test(order.link ?? '') ? await linkBlacklist(means.queries, means.call) : [],
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

const projectOf = ({ site }: JumpDependencies) =>
  site.projectId === 'workbench' ? defaultProject : site.projectId;

function groundOf(means: JumpDependencies, blacklist: readonly string[]): JumpContext {
  const { site, host, navigator } = means;
  const { protocol, host: address } = globalThis.location;
  const { redirectOrigins, partnerSites } = site.external;
  return {
    protocol: protocol === 'http:' ? 'http:' : 'https:',
    host: address,
    base: site.base,
    project: projectOf(means),
    app: host.id,
    hasRouter: navigator !== undefined,
    blacklist,
    redirectOrigins,
    partnerSites,
    now: 0,
  };
}

/** Some parameters are also stored for later pages (§3, Stored values). */
function keepTracked({ params = {} }: JumpRequest, { site }: JumpDependencies): void {
  const local = storeOf('localStorage', site.environment.storagePrefix);
  for (const [key, value] of trackedValues(params)) local.set(key, value);
}

async function follow(target: JumpTarget, means: JumpDependencies, keep: () => void): Promise<boolean> {
  if (target.kind === 'refused') {
    console.error(target.message);
    toast('链接暂时无法打开', 'alert');
    return false;
  }
  if (target.kind !== 'external') keep();
  switch (target.kind) {
    case 'in-app-route':
      means.navigator?.[target.replace ? 'replace' : 'push'](
        pageUrl({ base: means.site.base, project: projectOf(means), path: target.to }),
      );
      return true;
    case 'location':
      leaveSite[target.replace ? 'replace' : 'assign'](target.url);
      return true;
    case 'operator-app-location':
      leaveSite.assign(target.url);
      return true;
    case 'external':
      leaveSite.withoutTrace(target.url);
      return true;
    case 'mini-program-tab':
      return movedOrToast(means.host.miniProgram?.switchTab(target.path));
    case 'mini-program-page':
      return movedOrToast(means.host.miniProgram?.navigateTo(target.url));
  }
}

/** If the mini-program refuses or is absent, the page stays and shows a toast. */
async function movedOrToast(move: Promise<void> | undefined): Promise<boolean> {
  const moved =
    move !== undefined &&
    (await move.then(
      () => true,
      () => false,
    ));
  if (!moved) toast('页面没有打开，请稍后再试', 'alert');
  return moved;
}
