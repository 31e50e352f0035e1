import { bagIcon } from './icons/bag-icon.ts';
import { bellIcon } from './icons/bell-icon.ts';
import { boltIcon } from './icons/bolt-icon.ts';
import { calIcon } from './icons/cal-icon.ts';
import { callIcon } from './icons/call-icon.ts';
import { chartIcon } from './icons/chart-icon.ts';
import { checkIcon } from './icons/check-icon.ts';
import { clockIcon } from './icons/clock-icon.ts';
import { closeIcon } from './icons/close-icon.ts';
import { copyIcon } from './icons/copy-icon.ts';
import { docIcon } from './icons/doc-icon.ts';
import { downIcon } from './icons/down-icon.ts';
import { editIcon } from './icons/edit-icon.ts';
import { eyeIcon } from './icons/eye-icon.ts';
import { filterIcon } from './icons/filter-icon.ts';
import { fireIcon } from './icons/fire-icon.ts';
import { gearIcon } from './icons/gear-icon.ts';
import { giftIcon } from './icons/gift-icon.ts';
import { headsetIcon } from './icons/headset-icon.ts';
import { heartIcon } from './icons/heart-icon.ts';
import { imageIcon } from './icons/image-icon.ts';
import { infoIcon } from './icons/info-icon.ts';
import { leftIcon } from './icons/left-icon.ts';
import { lockIcon } from './icons/lock-icon.ts';
import { minusIcon } from './icons/minus-icon.ts';
import { msgIcon } from './icons/msg-icon.ts';
import { navIcon } from './icons/nav-icon.ts';
import { phoneIcon } from './icons/phone-icon.ts';
import { pinIcon } from './icons/pin-icon.ts';
import { planeIcon } from './icons/plane-icon.ts';
import { plusIcon } from './icons/plus-icon.ts';
import { powerIcon } from './icons/power-icon.ts';
import { qrIcon } from './icons/qr-icon.ts';
import { railIcon } from './icons/rail-icon.ts';
import { refreshIcon } from './icons/refresh-icon.ts';
import { rightIcon } from './icons/right-icon.ts';
import { scanIcon } from './icons/scan-icon.ts';
import { searchIcon } from './icons/search-icon.ts';
import { shareIcon } from './icons/share-icon.ts';
import { shieldIcon } from './icons/shield-icon.ts';
import { simIcon } from './icons/sim-icon.ts';
import { starIcon } from './icons/star-icon.ts';
import { storeIcon } from './icons/store-icon.ts';
import { sunIcon } from './icons/sun-icon.ts';
import { swapIcon } from './icons/swap-icon.ts';
import { ticketIcon } from './icons/ticket-icon.ts';
import { trashIcon } from './icons/trash-icon.ts';
import { truckIcon } from './icons/truck-icon.ts';
import { upIcon } from './icons/up-icon.ts';
import { usersIcon } from './icons/users-icon.ts';
import { volumeIcon } from './icons/volume-icon.ts';
import { walletIcon } from './icons/wallet-icon.ts';
import { warnIcon } from './icons/warn-icon.ts';
import { wifiIcon } from './icons/wifi-icon.ts';

/** All line icons, for writing the files; a page imports the few it shows instead. */
export const strokeIcons = {
  bag: bagIcon,
  bell: bellIcon,
  bolt: boltIcon,
  cal: calIcon,
  call: callIcon,
  chart: chartIcon,
  check: checkIcon,
  clock: clockIcon,
  close: closeIcon,
  copy: copyIcon,
  doc: docIcon,
  down: downIcon,
  edit: editIcon,
  eye: eyeIcon,
  filter: filterIcon,
  fire: fireIcon,
  gear: gearIcon,
  gift: giftIcon,
  headset: headsetIcon,
  heart: heartIcon,
  image: imageIcon,
  info: infoIcon,
  left: leftIcon,
  lock: lockIcon,
  minus: minusIcon,
  msg: msgIcon,
  nav: navIcon,
  phone: phoneIcon,
  pin: pinIcon,
  plane: planeIcon,
  plus: plusIcon,
  power: powerIcon,
  qr: qrIcon,
  rail: railIcon,
  refresh: refreshIcon,
  right: rightIcon,
  scan: scanIcon,
  search: searchIcon,
  share: shareIcon,
  shield: shieldIcon,
  sim: simIcon,
  star: starIcon,
  store: storeIcon,
  sun: sunIcon,
  swap: swapIcon,
  ticket: ticketIcon,
  trash: trashIcon,
  truck: truckIcon,
  up: upIcon,
  users: usersIcon,
  volume: volumeIcon,
  wallet: walletIcon,
  warn: warnIcon,
  wifi: wifiIcon,
};
