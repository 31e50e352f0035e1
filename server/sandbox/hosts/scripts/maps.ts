import { hosts } from '#core/contract/sandbox/hosts.ts';

/** The maps service, with the workbench's position. */
export const mapsScript = `
window.MapsService = {
  Geolocation: class {
    constructor(options) { called('Geolocation', options); }
    getCurrentPosition(callback) {
      ask('${hosts.host.path}').then(
        ({ position }) => reply((found) => callback(found ? 'complete' : 'error', found ? { position: { lng: found.longitude, lat: found.latitude } } : {}), position, null),
        () => reply(() => callback('error', {})),
      );
    }
  },
};
`;
