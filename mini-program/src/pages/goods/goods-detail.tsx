import { GoodsDetailPage } from '../../features/goods-detail/goods-detail-page.tsx';

export default GoodsDetailPage;
