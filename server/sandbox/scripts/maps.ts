/** The maps service, with the workbench's position. */
export const mapsScript = `
window.MapsService = {
  Geolocation: class {
    constructor(options) { called('Geolocation', options); }
    getCurrentPosition(callback) {
      ask('/host').then(
        ({ position }) => reply((found) => callback(found ? 'complete' : 'error', found ? { position: { lng: found.longitude, lat: found.latitude } } : {}), position, null),
        () => reply(() => callback('error', {})),
      );
    }
  },
};
`;
