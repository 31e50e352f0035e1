import type { ProjectPages } from '#web/app/project-pages.ts';

/** The seven projects and the workbench: data, no logic. A page meaning without an entry is still being built. */
export const projectPages: ProjectPages = {
  pages: {
    'public-pages': {
      login: 'login/login',
      simLogin: 'login/sim-login',
      plusLogin: 'login/plus-login',
      plusSimLogin: 'login/plus-sim-login',
      protocol: 'protocol/protocol',
      neighborhoodServices: 'neighborhood/neighborhood',
      notFound: 'not-found/not-found',
      cityNotice: 'city-notice/city-notice',
      trafficOverload: 'traffic-overload/traffic-overload',
    },
    'super-market': {
      home: 'home/market-home',
    },
    'standalone-pages': {
      beautifulLogin: 'login/beautiful-login',
      partnerLogin: 'login/partner-login',
      rightsEntrance: 'rights-entrance/rights-entrance',
      rightsEntranceRecords: 'rights-records/rights-records',
    },
  },
  workbench: {
    '/': { name: 'workbench/workbench', title: '工作台' },
    '/gallery': { name: 'gallery/gallery', title: '组件陈列' },
    '/hosts': { name: 'host-simulator/host-simulator', title: '宿主模拟器' },
    '/report': { name: 'event-report/event-report', title: '行为报表' },
    '/openapi': { name: 'api-reader/api-reader', title: '接口说明' },
  },
};
