// Imported into the measured process: on this signal it collects garbage, so that its memory is what it holds.
process.on('SIGUSR2', () => globalThis.gc?.());
