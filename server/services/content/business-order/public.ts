export { businessViews, type BusinessView } from './business-views.ts';
export { businessById, recommended, type BusinessRow } from './tables.ts';
