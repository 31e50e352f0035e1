import type { Drawing } from './drawing.ts';
import { rosette } from './rosette.ts';

/** Roles of the theme, so that one file wears every theme when it is shown with `<use>`. */
const A = {
  t1: 'var(--art-1,#FFE6DA)',
  t2: 'var(--art-2,#FFC9B2)',
  t3: 'var(--art-3,#F08B66)',
  t4: 'var(--art-4,#9C3A1E)',
  pp: 'var(--art-paper,#fff)',
};
const water = `<g fill="none" stroke="${A.t2}" stroke-width="2.5" stroke-linecap="round"><path d="M28 148q10-6 20 0t20 0 20 0 20 0 20 0 20 0 20 0 20 0 20 0"/><path d="M64 160q9-5 18 0t18 0 18 0 18 0 18 0 18 0" opacity=".7"/></g>`;
const sky = `<circle cx="120" cy="88" r="66" fill="${A.t1}"/><g fill="${A.pp}"><path d="M46 66q-10 0-10-7t9-7q1-9 11-9t12 8q10 0 10 8t-9 7zM176 50q-8 0-8-6t8-6q2-7 10-7t10 7q8 0 8 6t-8 6z"/></g><g fill="none" stroke="${A.t2}" stroke-width="2" stroke-linecap="round"><path d="M46 66q-10 0-10-7t9-7q1-9 11-9t12 8q10 0 10 8t-9 7M176 50q-8 0-8-6t8-6q2-7 10-7t10 7q8 0 8 6t-8 6"/></g>`;
const boat = (x: number, y: number, s: number): string =>
  `<g transform="translate(${x} ${y}) scale(${s})"><path d="M-52 0q8 22 30 22h44q22 0 30-22-14 6-24 6h-56q-10 0-24-6z" fill="${A.t4}"/><path d="M-28 5q2-28 28-28t28 28z" fill="${A.t3}"/><path d="M-18 4q1-18 18-18M-6-22v27M8-22q10 8 11 27" fill="none" stroke="${A.pp}" stroke-opacity=".6" stroke-width="2"/><path d="M44-34 30 10" stroke="${A.t4}" stroke-width="3" stroke-linecap="round"/></g>`;
const bridge = `<path d="M24 146q0-10 14-16 44-46 82-46t82 46q14 6 14 16h-52q-6-32-44-32t-44 32z" fill="${A.t3}"/><path d="M36 126q46-48 84-48t84 48" fill="none" stroke="${A.t4}" stroke-width="5" stroke-linecap="round"/><g stroke="${A.t4}" stroke-width="3" stroke-linecap="round"><path d="M60 104V92M90 86V74M120 79V67M150 86V74M180 104V92"/></g><path d="M76 146q6-32 44-32t44 32" fill="none" stroke="${A.t4}" stroke-opacity=".5" stroke-width="3"/>`;

/** The water-town scenes of empty and failed states. */
const scenes = {
  orders: sky + boat(120, 124, 1.15) + water,
  coupons:
    sky +
    `<path d="M92 74q-10-22 4-30 7 8 13 0 6-7 11 1 5-8 11-1 6 8 13 0 14 8 4 30z" fill="${A.t3}"/><path d="M92 80q28 8 56 0 30 24 30 48 0 20-58 20t-58-20q0-24 30-48z" fill="${A.t3}"/><path d="M86 92q-14 14-14 32" stroke="${A.pp}" stroke-opacity=".7" stroke-width="5" fill="none" stroke-linecap="round"/><rect x="88" y="70" width="64" height="12" rx="6" fill="${A.t4}"/><path d="${rosette(120, 116, 22, 4)}" fill="none" stroke="${A.pp}" stroke-width="3" stroke-dasharray="5 5"/><g transform="rotate(14 190 112)"><path d="M172 96h36q5 0 5 5v6a5 5 0 0 0 0 10v6q0 5-5 5h-36q-5 0-5-5v-6a5 5 0 0 0 0-10v-6q0-5 5-5z" fill="${A.pp}" stroke="${A.t3}" stroke-width="2.5" stroke-dasharray="5 4"/></g>` +
    water,
  search:
    sky +
    `<path d="M78 138q-22-8-22-24 22-6 42 6 2 12-20 18zM166 136q24-6 26-22-22-8-42 4-4 12 16 18z" fill="${A.t2}"/><circle cx="114" cy="88" r="34" fill="${A.pp}" stroke="${A.t4}" stroke-width="8"/><path d="m140 114 26 26" stroke="${A.t4}" stroke-width="12" stroke-linecap="round"/><path d="M114 106q-18-6-18-22 12 0 18 10 6-10 18-10 0 16-18 22zM114 106q-10-14 0-30 10 16 0 30z" fill="${A.t3}" opacity=".85"/>` +
    water,
  network:
    sky +
    `<path d="M20 146q0-10 14-16 32-34 60-43l4 22q-18 8-26 37zM220 146q0-10-14-16-32-34-60-43l-4 22q18 8 26 37z" fill="${A.t3}"/><path d="M32 126q34-36 62-45M208 126q-34-36-62-45" stroke="${A.t4}" stroke-width="5" stroke-linecap="round" fill="none"/><path d="M104 92l6 14M136 92l-6 14" stroke="${A.t3}" stroke-width="5" stroke-linecap="round"/><g fill="none" stroke="${A.t4}" stroke-width="5" stroke-linecap="round"><path d="M104 56a24 24 0 0 1 32 0M92 42a42 42 0 0 1 56 0" opacity=".55"/><path d="M120 70h.01" stroke-width="8"/></g><path d="m108 112 24 0" stroke="${A.t2}" stroke-width="4" stroke-dasharray="4 6" stroke-linecap="round"/>` +
    water,
  location:
    sky +
    `<ellipse cx="120" cy="140" rx="66" ry="12" fill="${A.t2}"/><path d="M74 138q6-18 22-18t20 10q6-14 20-12t22 20z" fill="${A.t3}" opacity=".7"/><path d="M120 130s-32-28-32-54a32 32 0 0 1 64 0c0 26-32 54-32 54z" fill="${A.t3}"/><path d="${rosette(120, 76, 17, 4)}" fill="${A.pp}"/>` +
    water,
  busy:
    sky +
    `<g transform="translate(26 -4) scale(.78)">${bridge}</g>` +
    boat(64, 134, 0.52) +
    boat(122, 138, 0.52) +
    boat(180, 134, 0.52) +
    water,
  maintain:
    sky +
    `<path d="M120 34v14" stroke="${A.t4}" stroke-width="4" stroke-linecap="round"/><rect x="98" y="46" width="44" height="9" rx="4" fill="${A.t4}"/><path d="M92 56h56q16 12 16 32t-16 32H92q-16-12-16-32t16-32z" fill="${A.t3}"/><path d="M104 56q-8 32 0 64M120 56v64M136 56q8 32 0 64" fill="none" stroke="${A.pp}" stroke-opacity=".55" stroke-width="2.5"/><rect x="98" y="120" width="44" height="9" rx="4" fill="${A.t4}"/><path d="M110 129v16M120 129v20M130 129v16" stroke="${A.t3}" stroke-width="4" stroke-linecap="round"/><g transform="rotate(-42 168 116)"><path d="M162 92a14 14 0 0 1 12 0v12h-4v-8h-4v8h-4zM164 102h8v38q0 5-4 5t-4-5z" fill="${A.t4}"/><path d="M154 96q0-12 10-15v13h8V81q10 3 10 15t-10 15h-8q-10-3-10-15z" fill="${A.t4}"/></g>` +
    water,
  lost:
    sky +
    `<path d="M66 148V92a54 54 0 0 1 108 0v56h-16V92a38 38 0 0 0-76 0v56z" fill="${A.t3}"/><path d="M82 148V92a38 38 0 0 1 76 0v56" fill="${A.pp}" opacity=".85"/><path d="M160 36q-26 6-28 50M150 38q-30 4-40 34M166 40q-8 12-8 40" fill="none" stroke="${A.t4}" stroke-width="2.5" stroke-linecap="round" opacity=".6"/><path d="M98 132h44l-10 14h-24zM120 132l-14-4 14-22z" fill="${A.t4}"/><path d="M122 130V104l16 24z" fill="${A.t3}"/>` +
    water,
  city:
    sky +
    `<path d="M44 146V104l20-12 20 12v42zM156 146V104l20-12 20 12v42z" fill="${A.t2}"/><path d="M38 104q26-4 26-18 0 14 26 18zM150 104q26-4 26-18 0 14 26 18z" fill="${A.t4}"/><path d="M84 146V92h72v54z" fill="${A.t3}"/><path d="M74 92q46-4 46-30 0 26 46 30z" fill="${A.t4}"/><path d="${rosette(120, 116, 15, 4)}" fill="${A.pp}"/><path d="M112 146v-8h16v8" fill="${A.t4}"/>` +
    water,
  messages:
    sky +
    `<path d="M60 132V84q0-10 10-10h100q10 0 10 10v48q0 10-10 10H70q-10 0-10-10z" fill="${A.pp}"/><path d="M62 78l50 38q8 6 16 0l50-38q-3-4-8-4H70q-5 0-8 4z" fill="${A.t3}"/><path d="M63 138l38-32M177 138l-38-32" stroke="${A.t2}" stroke-width="3" stroke-linecap="round"/><path d="M60 132V84q0-10 10-10h100q10 0 10 10v48q0 10-10 10H70q-10 0-10-10z" fill="none" stroke="${A.t4}" stroke-width="4"/><path d="${rosette(120, 116, 12, 4)}" fill="${A.t4}"/><path d="M184 70q14-22 26-18-8 6-6 16-10 0-20 2z" fill="${A.t4}"/>` +
    water,
  favourites:
    sky +
    `<path d="M120 138q-52-32-52-62 0-24 24-24 18 0 28 18 10-18 28-18 24 0 24 24 0 30-52 62z" fill="${A.t3}"/><path d="M80 76q0-12 12-14" fill="none" stroke="${A.pp}" stroke-opacity=".8" stroke-width="5" stroke-linecap="round"/><path d="${rosette(120, 92, 16, 4)}" fill="${A.pp}" opacity=".9"/><path d="M172 66q16-14 28-6-8 4-8 12-10-4-20-6z" fill="${A.t4}"/>` +
    water,
  goods:
    sky +
    `<path d="M68 88h104l10 50q2 10-8 10H66q-10 0-8-10z" fill="${A.t3}"/><path d="M68 88h104l3 14H65z" fill="${A.t4}"/><path d="M96 96V78a24 24 0 0 1 48 0v18" fill="none" stroke="${A.t4}" stroke-width="6" stroke-linecap="round"/><path d="${rosette(120, 124, 15, 4)}" fill="${A.pp}"/><path d="M36 146q4-22 24-26M204 146q-4-22-24-26" fill="none" stroke="${A.t2}" stroke-width="6" stroke-linecap="round"/>` +
    water,
  addresses:
    sky +
    `<path d="M66 146v-44h108v44z" fill="${A.pp}"/><path d="M66 146v-44h108v44z" fill="none" stroke="${A.t4}" stroke-width="4"/><path d="M48 106q62-6 72-44 10 38 72 44-8 6-16 4H64q-8 2-16-4z" fill="${A.t4}"/><rect x="106" y="116" width="28" height="30" rx="4" fill="${A.t3}"/><path d="${rosette(86, 124, 9, 4)}" fill="${A.t3}"/><path d="${rosette(154, 124, 9, 4)}" fill="${A.t3}"/><path d="M120 58s-13-12-13-23a13 13 0 0 1 26 0c0 11-13 23-13 23z" fill="${A.t3}"/><circle cx="120" cy="35" r="5" fill="${A.pp}"/>` +
    water,
  gifts:
    sky +
    `<rect x="76" y="92" width="88" height="54" rx="6" fill="${A.t3}"/><rect x="68" y="78" width="104" height="20" rx="6" fill="${A.t4}"/><path d="M112 78h16v68h-16z" fill="${A.pp}" opacity=".85"/><path d="M120 76q-34-4-30-24 14-14 30 24 16-38 30-24 4 20-30 24z" fill="${A.t3}" stroke="${A.t4}" stroke-width="4" stroke-linejoin="round"/><path d="M56 60l4 8M184 60l-4 8M200 92h-10M50 96h-8" stroke="${A.t4}" stroke-width="4" stroke-linecap="round"/>` +
    water,
  calendar:
    sky +
    `<rect x="66" y="56" width="108" height="90" rx="12" fill="${A.pp}" stroke="${A.t4}" stroke-width="4"/><path d="M66 84V68q0-12 12-12h84q12 0 12 12v16z" fill="${A.t3}"/><path d="M92 48v16M148 48v16" stroke="${A.t4}" stroke-width="7" stroke-linecap="round"/><g fill="${A.t2}"><rect x="82" y="96" width="16" height="14" rx="4"/><rect x="112" y="96" width="16" height="14" rx="4"/><rect x="142" y="96" width="16" height="14" rx="4"/><rect x="82" y="120" width="16" height="14" rx="4"/></g><path d="m116 126 8 8 16-18" fill="none" stroke="${A.t4}" stroke-width="6" stroke-linecap="round" stroke-linejoin="round"/>` +
    water,
};

export type EmptyScene = keyof typeof scenes;

/** `#a` lets a page show the file with `<use>`, so that the theme's roles reach it. */
export const emptyScene = (name: EmptyScene): Drawing => ({
  width: 240,
  height: 180,
  body: `<g id="a">${scenes[name]}</g>`,
});
