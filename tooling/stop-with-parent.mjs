/** Loaded into every child that runs beside its parent: when the parent is killed, the child stops as if told to. */
if (process.channel) {
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
  process.channel.unref();
}
