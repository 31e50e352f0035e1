import { WatchingPage } from '../features/watching/watching-page.tsx';

export default WatchingPage;
