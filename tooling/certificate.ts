import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { generate } from 'selfsigned';

export interface Certificate {
  /** Settings with which the product serves HTTP/2 and trusts the certificate. */
  readonly env: Readonly<Record<'TLS_CERT_FILE' | 'TLS_KEY_FILE' | 'NODE_EXTRA_CA_CERTS', string>>;
  remove(): void;
}

/** A self-signed certificate for 127.0.0.1, because browsers use HTTP/2 over TLS only. */
export async function certificate(): Promise<Certificate> {
  const { cert, private: key } = await generate([{ name: 'commonName', value: '127.0.0.1' }], {
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
    env: { TLS_CERT_FILE: certFile, TLS_KEY_FILE: keyFile, NODE_EXTRA_CA_CERTS: certFile },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
