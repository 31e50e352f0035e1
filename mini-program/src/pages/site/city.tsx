import { CityPage } from '../../features/city/city-page.tsx';

export default CityPage;
