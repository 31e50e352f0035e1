import { globalNames, hosts, type HostId, type HostRow } from '#core/config/hosts.ts';
import { session } from '#core/contract/user/session.ts';
import { loginCookieName } from '#core/rules/session/arrival.ts';
import { loginRoute } from '#core/site/redirects/login-route.ts';
import type { PageRequest } from '#core/site/page-document.ts';
import { pageUrl } from '#core/site/page-url.ts';
import { routeAt } from '#core/site/routes.ts';

const rows: readonly (HostRow & { readonly id: HostId })[] = hosts;
/** First marks of the hosts that may sign a visitor in; a plain browser and the vendor's do not. */
const marks = rows
  .filter(({ id }) => id !== 'others' && id !== 'vendor-browser')
  .flatMap(({ marks: own, desktopMarks = [] }) => [own[0], desktopMarks[0]])
  .filter((mark) => mark !== undefined);

/**
 * On a page that needs a member, a guest whom nothing can sign in silently leaves for the login page before the first paint, as the page
 * itself would once its scripts run (`auto-sign-in.ts`): no token is stored, neither address, cookie nor host brings one, and the network is
 * not asked (no one-tap SDK, no SIM card or no use of it now, asked a short while ago, or signed out by hand). Over http the network is asked
 * here. A guest who was just sent away and is back waits for the scripts, which detect a redirect loop. So does an address with a parameter
 * that may sign in, or name the host or the channel. Where storage is forbidden, all of it throws and the scripts decide.
 */
export const loginScript = `
(()=>{
  const d=document,h=d.documentElement,p=h.dataset.prefix,w=window,now=Date.now(),recently=(at,ms)=>at!==null&&Math.abs(now-at)<ms;
  if ('member' in h.dataset||!navigator.onLine||w.__wxjs_environment||w.${globalNames.appBridge}) return;
  if (/${[...new Set(marks)].join('|')}/.test(navigator.userAgent)||/(^|; )${loginCookieName}=/.test(d.cookie)) return;
  if (/token|mobile|code|state|type|channel|appid|userid/i.test(location.search)) return;
  try {
    const s=sessionStorage,sent=p+'sentToLogin',missed=p+'networkMissedAt',here=location.pathname;
    if (s.getItem(p+'openType')) return;
    const [path,at]=(s.getItem(sent)||'').split(' ');
    if (path===here&&recently(at,1e4)) return;
    const https=location.protocol==='https:',sim=h.dataset.sim,phone=/iPhone|iPad|iPod|Android/.test(navigator.userAgent)||/Macintosh/.test(navigator.userAgent)&&navigator.maxTouchPoints>1;
    const go=()=>{
      s.setItem(sent,here+' '+now);
      s.removeItem(p+'pageBeforeLogin');
      const u=https&&sim&&phone?sim:h.dataset.login;
      location.replace(u+'?redirect='+encodeURIComponent(location.href)+'&app_name='+h.dataset.app+'&timeStamp='+now)
    };
    const overSim=sim&&phone&&!/wifi|ethernet|none/.test((navigator.connection||h).type);
    if (recently(localStorage.getItem(p+'signedOutAt'),432e5)||recently(s.getItem(missed),3e5)||https&&!overSim) go();
    else if (!https) fetch(h.dataset.network).then(a=>a.json()).then(({success:k,data:a})=>{
      if (k&&a.resCode!==1) {
        s.setItem(missed,now);
        go()
      }
    }).catch(()=>{})
  } catch {}
})()`.replace(/\s*\n\s*/g, '');

/** What the script reads from the document; undefined on pages that guests may see. */
export function loginAttributes({
  base,
  project,
  path,
  external,
}: PageRequest): readonly string[] | undefined {
  if (project === 'workbench' || routeAt(project, path)?.auth !== true) return undefined;
  const urlOf = (type: 'sms' | 'sim') => pageUrl({ base, ...loginRoute({ project, path }, type) });
  const { prefix, path: call } = session.mobileNetwork;
  return [
    `data-login="${urlOf('sms')}"`,
    external.scripts.oneTap ? `data-sim="${urlOf('sim')}"` : '',
    `data-app="${project}"`,
    `data-network="${base}${prefix}${call}"`,
  ];
}
