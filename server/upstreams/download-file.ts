const timeoutMs = 30_000;
const maxBytes = 64 * 1024 * 1024;

/** A file whose address an upstream gave in a signed answer; undefined when it cannot be read. */
export async function downloadFile(
  url: string,
  headers: Readonly<Record<string, string>> = {},
): Promise<Buffer | undefined> {
  try {
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
    if (response.status !== 200) return undefined;
    const chunks: Uint8Array[] = [];
    let size = 0;
    for await (const chunk of response.body ?? []) {
      size += chunk.byteLength;
      if (size > maxBytes) return undefined;
      chunks.push(chunk);
    }
    return Buffer.concat(chunks);
  } catch {
    return undefined;
  }
}
