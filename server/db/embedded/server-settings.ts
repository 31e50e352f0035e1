export interface Listening {
  readonly socketDirectory: string;
  /** Names the socket; a TCP port of the loopback address as well when `tcp` is set. */
  readonly port: number;
  readonly tcp: boolean;
}

/** For a small machine. Client errors are not logged, because their texts contain subscribers' data. */
const always = {
  shared_buffers: '128MB',
  max_connections: '200',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_checkpoints: 'off',
  unix_socket_permissions: '0700',
};
/** A commit waits for the disk; open_datasync writes and syncs in one call. */
const durableCommits = {
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  wal_sync_method: 'open_datasync',
};
const volatileCommits = { fsync: 'off', full_page_writes: 'off', synchronous_commit: 'off' };

/** The server's settings as command-line arguments, which override the files in the data folder. */
export function serverSettings(
  { socketDirectory, port, tcp }: Listening,
  durable: boolean,
): readonly string[] {
  const settings = {
    ...always,
    ...(durable ? durableCommits : volatileCommits),
    unix_socket_directories: socketDirectory,
    listen_addresses: tcp ? '127.0.0.1' : '',
    port: String(port),
  };
  return Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}
