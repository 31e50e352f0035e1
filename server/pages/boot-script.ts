/**
 * Runs before the first paint: sets the theme and the text size. Then it records taps on buttons that are not
 * hydrated yet, lists the inlined styles, and loads the scripts after the first paint or at the first touch, with retries.
 */
export const bootScript = `(()=>{
const d=document,h=d.documentElement,p=h.dataset.prefix;let m,c;
try{m=localStorage.getItem(p+'mode');c=localStorage.getItem(p+'care')}catch{}
h.dataset.mode=m==='dark'||m!=='light'&&matchMedia('(prefers-color-scheme:dark)').matches?'dark':'light';
h.dataset.care=c==='on'?'on':'off';
const t=window.taps=[];let asked;
const ask=()=>{if(asked)return;asked=1;
for(const u of(h.dataset.styles||'').match(/[^ ]+/g)||[]){const l=d.createElement('link');l.rel='stylesheet';l.setAttribute('disabled','');l.href=u;d.head.append(l)}h.dataset.styles='';
for(const u of h.dataset.scripts.split(' ')){const s=d.createElement('script');s.type='module';s.async=false;s.src=u;s.onerror=()=>{s.remove();asked=0;setTimeout(ask,3e3)};d.head.append(s)}};
d.addEventListener('click',e=>{if(!window.taps)return;const b=e.target.closest('button');if(b&&e.isTrusted){t.push(b);e.stopPropagation();e.preventDefault();ask()}},true);
try{new PerformanceObserver(()=>setTimeout(ask)).observe({type:'paint',buffered:true})}catch{addEventListener('load',()=>requestAnimationFrame(()=>setTimeout(ask)))}
for(const k of ['pointerdown','keydown'])addEventListener(k,ask,{once:true,passive:true,capture:true});
setTimeout(ask,2500)})()`.replaceAll('\n', '');
