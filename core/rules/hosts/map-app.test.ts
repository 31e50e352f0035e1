import { expect, it } from 'vitest';
import { mapAppId, mapAppToOpen, mapScale, mapUrl } from './map-app.ts';

const apps = ['first', 'second', 'third'];

it.each<[string[], object]>([
  [['first', 'second', 'third'], { kind: 'open', app: 'first' }],
  [['third', 'second'], { kind: 'open', app: 'second' }],
  [['third'], { kind: 'open', app: 'third' }],
  [[], { kind: 'none', message: '未检测到地图应用，请手动打开地图应用' }],
])('with %j installed the first of the three map apps opens (§7, §8)', (installed, verdict) =>
  expect(mapAppToOpen(apps, (app) => installed.includes(app))).toEqual(verdict),
);

it('opens the chat app’s map at scale 15', () => expect(mapScale).toBe(15));

it('fills latitude, longitude and any encoded name into a link', () => {
  const point = { latitude: 32.04, longitude: 118.77, name: '南京南站 $& (A口)&lat=0' };
  expect(mapUrl('one://navi?lat={lat}&lon={lon}&name={name}', point)).toBe(
    'one://navi?lat=32.04&lon=118.77&name=%E5%8D%97%E4%BA%AC%E5%8D%97%E7%AB%99%20%24%26%20(A%E5%8F%A3)%26lat%3D0',
  );
});

it('identifies a map app by its scheme on iOS and by its package on other systems', () => {
  const app = { name: '地图', androidPackage: 'com.example.map', iosScheme: 'map://', url: '' };
  expect(mapAppId(app, 'ios')).toBe('map://');
  expect(mapAppId(app, 'android')).toBe('com.example.map');
});
