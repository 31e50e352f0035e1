import { tokenValidMs } from '#core/rules/session/login-state.ts';

/**
 * Applies the text size of iOS (Dynamic Type; 17 px is its default) to the root, and measures how large the system shows
 * text: the root size, and the zoom a web view applies when it lays text out. Large text turns care mode on.
 */
const textScale = `
  if (CSS.supports('-webkit-touch-callout','none')) {
    h.style.font='-apple-system-body';
    const s=parseFloat(getComputedStyle(h).fontSize)/17;
    h.style.font='';
    h.style.fontSize=s*100+'%'
  }
  const i=d.createElement('i');
  i.style.cssText='position:absolute;font:1rem/1 serif';
  i.textContent='x';
  h.append(i);
  const z=i.offsetHeight/16;
  i.remove();`;

/**
 * Sends the view of a page that is left before the tracking scripts are there; they set `data-tracked`. A beacon that the
 * browser refuses throws; the view is then not counted.
 */
const earlyView = `
  addEventListener('pagehide',()=>{
    const v=a.views;
    if (v&&a.tracked==null) try {
      navigator.sendBeacon(v,new Blob([JSON.stringify({
        pageId:a.page,
        pageName:d.title,
        pageUrl:location.origin+location.pathname,
        referer:d.referrer.split(/[?#]/)[0],
        startMills:Math.round(performance.timeOrigin),
        endMills:Date.now()
      })],{type:'application/json'}))
    } catch {}
  });`;

/**
 * Takes taps on buttons that are not hydrated yet, and loads the scripts with the first of them. A link that is followed
 * before hydration gets the time (§2).
 */
const taps = `
  d.addEventListener('click',e=>{
    const b=window.taps&&e.target.closest('button,a');
    if (!b||!e.isTrusted) return;
    if (b.href) {
      const u=new URL(b.href);
      if (u.host===location.host&&!u.hash) {
        u.searchParams.set('timeStamp',Date.now());
        b.href=u
      }
    } else {
      t.push(b);
      e.stopPropagation();
      e.preventDefault();
      load()
    }
  },true);`;

/** Lists the inlined styles, and loads the scripts once; one that fails is tried again. */
const loadScripts = `
  const load=()=>{
    if (loading) return;
    loading=1;
    for (const u of (a.styles||'').match(/[^ ]+/g)||[]) {
      const l=d.createElement('link');
      l.rel='stylesheet';
      l.setAttribute('disabled','');
      l.href=u;
      d.head.append(l)
    }
    a.styles='';
    for (const u of a.scripts.split(' ')) {
      const s=d.createElement('script');
      s.type='module';
      s.async=false;
      s.src=u;
      s.onerror=()=>{
        s.remove();
        loading=0;
        setTimeout(load,3e3)
      };
      d.head.append(s)
    }
  };`;

/**
 * Runs before the first paint: sets the theme, the text size, and `data-member` where tokens are stored that have not expired
 * (§4; without them the stored time is null, which counts as 1970), so that a member sees a skeleton in place of parts drawn for
 * guests; `elsewhere` of a remembered member whose number another operator has; `data-tip` reserves room for what ends soon.
 * Then it records taps on buttons that are not hydrated yet, lists the inlined styles, and loads the scripts after the first
 * contentful paint (a browser may paint the ground of a page some time before its content), at once where the server sent an empty
 * page, or at the first touch, with retries. Storage that is forbidden throws; the page then has its default looks and is drawn as
 * for a guest.
 */
export const bootScript = `
(()=>{
  const d=document,h=d.documentElement,a=h.dataset,p=a.prefix;
  let m,c;
  try {
    const g=k=>localStorage.getItem(p+k);
    m=g('mode');
    c=g('care');
    if (Math.abs(Date.now()-g(a.token))<=${tokenValidMs}) a.tip=g('tip'),a.member=/"ispFlag":[^1]/.test(g('member'))?'elsewhere':''
  } catch {}
  a.mode=m=='dark'||m!='light'&&matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';
  ${textScale}
  a.care=c=='on'||c!='off'&&z>=1.25?'on':'off';
  ${earlyView}
  const t=window.taps=[];
  let loading;
  ${loadScripts}
  ${taps}
  try {
    new PerformanceObserver(l=>l.getEntriesByName('first-contentful-paint')[0]&&setTimeout(load)).observe({type:'paint',buffered:true})
  } catch {
    addEventListener('load',()=>setTimeout(load))
  }
  addEventListener('DOMContentLoaded',()=>d.getElementById('root').firstChild||load());
  for (const k of ['pointerdown','keydown']) addEventListener(k,load,{once:1,capture:1});
  setTimeout(load,2500)
})()`.replace(/\s*\n\s*/g, '');
