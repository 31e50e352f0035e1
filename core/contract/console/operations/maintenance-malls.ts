/** Where a maintenance notice stands over the pages: '*' is the whole product, the others are the malls of one channel. */
export const maintenanceMalls = ['*', 'MEMBER_JSRH', 'MEMBER_RWY', 'MEMBER_YJ'] as const;
export type MaintenanceMall = (typeof maintenanceMalls)[number];
