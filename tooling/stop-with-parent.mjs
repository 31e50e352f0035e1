/** Preloaded into child processes: when the parent is killed, the IPC channel closes and the child stops as on SIGTERM. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
