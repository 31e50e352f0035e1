import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';

export interface TestCertificate {
  readonly settings: Readonly<Record<'TLS_CERT_FILE' | 'TLS_KEY_FILE', string>>;
  remove(): void;
}

/** A self-signed certificate in files, for a server that speaks TLS itself; this process trusts it. */
export async function aCertificate(): Promise<TestCertificate> {
  // Trusted certificates are found by their name, so each has its own.
  const { cert, private: key } = await generate([{ name: 'commonName', value: `test ${randomUUID()}` }], {
    keyType: 'ec',
    extensions: [
      { name: 'basicConstraints', cA: true },
      { name: 'subjectAltName', altNames: [{ type: 7, ip: '127.0.0.1' }] },
    ],
  });
  const folder = mkdtempSync(join(tmpdir(), 'mall-tls-'));
  const [certFile, keyFile] = [join(folder, 'cert.pem'), join(folder, 'key.pem')];
  writeFileSync(certFile, cert);
  writeFileSync(keyFile, key, { mode: 0o600 });
  setDefaultCACertificates([...getCACertificates(), cert]);
  return {
    settings: { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
