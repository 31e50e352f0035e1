/** Every picture that exists as a file, `<family>/<name>`; a test holds the files against this list. */
export const artNames = {
  goods: [
    'air', 'air-cut', 'air-ink', 'carwash', 'carwash-cut', 'cinema', 'cinema-cut', 'cinema-ink', 'coffee', 'coffee-cut',
    'coffee-ink', 'cooker', 'cooker-cut', 'data', 'data-cut', 'data-green', 'data-green-cut', 'data-ink', 'earphones',
    'earphones-cut', 'ebook', 'ebook-cut', 'food', 'food-cut', 'fuel', 'fuel-cut', 'fuel-ink', 'game', 'game-cut',
    'gift', 'gift-cut', 'gift-gold', 'gift-gold-cut', 'gift-ink', 'health', 'health-cut', 'health-ink', 'luckybag',
    'luckybag-cut', 'milktea', 'milktea-cut', 'milktea-green', 'milktea-green-cut', 'music', 'music-blue',
    'music-blue-cut', 'music-cut', 'music-green', 'music-green-cut', 'music-ink', 'peach', 'peach-cut', 'rail',
    'rail-cut', 'rail-ink', 'tea', 'tea-cut', 'video', 'video-blue', 'video-blue-cut', 'video-cut', 'video-green',
    'video-green-cut', 'video-ink', 'video-orange', 'video-orange-cut', 'video-pink', 'video-pink-cut', 'video-red',
    'video-red-cut',
  ],
  level: [
    'card-gold', 'card-none', 'card-ordinary', 'card-platinum', 'card-plus', 'medal-gold', 'medal-none',
    'medal-ordinary', 'medal-platinum', 'medal-plus',
  ],
  empty: [
    'busy', 'city', 'coupons', 'location', 'lost', 'maintain', 'network', 'orders', 'search',
  ],
  pay: [
    'card', 'chat', 'fees', 'hb', 'phone', 'wallet',
  ],
  quick: [
    'all', 'car', 'coupon', 'data', 'exchange', 'flash', 'food', 'gift', 'group', 'half', 'local', 'luckybag', 'movie',
    'number', 'paycode', 'sign', 'store', 'travel', 'wheel',
  ],
  shape: [
    'avatar', 'logo', 'motif-cloud', 'motif-lattice', 'motif-wave', 'motif-willow', 'ticket', 'wheel-pointer',
    'wheel-rim',
  ],
  tab: [
    'category', 'category-on', 'home', 'home-on', 'member', 'member-on', 'mine', 'mine-on', 'watch', 'watch-on',
  ],
  icon: [
    'bag', 'bell', 'bolt', 'cal', 'call', 'chart', 'check', 'clock', 'close', 'copy', 'doc', 'down', 'edit', 'eye',
    'filter', 'fire', 'gear', 'gift', 'headset', 'heart', 'image', 'info', 'left', 'lock', 'minus', 'msg', 'nav',
    'phone', 'pin', 'plane', 'plus', 'power', 'qr', 'rail', 'refresh', 'right', 'scan', 'search', 'share', 'shield',
    'sim', 'star', 'store', 'sun', 'swap', 'ticket', 'trash', 'truck', 'up', 'users', 'volume', 'wallet', 'warn',
    'wifi',
  ],
} as const;

type ArtFamily = keyof typeof artNames;

export type ArtName<Family extends ArtFamily> = (typeof artNames)[Family][number];

export type ArtKey = { [Family in ArtFamily]: `${Family}/${ArtName<Family>}` }[ArtFamily];
