import { createDecipheriv, randomBytes, type KeyObject } from 'node:crypto';
import { chatPayNames } from '#core/config/pay-names.ts';
import { isRsaSigned, rsaSign } from './rsa.ts';
import { noticeLifeMs } from './port.ts';

export interface ChatPayKeys {
  /** The serial number of our certificate, and its private key. */
  readonly serial: string;
  readonly privateKey: KeyObject;
  /** The platform's, which sign answers and notices. */
  readonly platformSerial: string;
  readonly platformKey: KeyObject;
  /** 32 bytes: encrypts the content of notices. */
  readonly apiKey: string;
}

/** The Authorization header of a request: method, path with query, time, nonce and body are signed. */
export function authorization(
  { serial, privateKey }: ChatPayKeys,
  merchantId: string,
  { method, path, body }: { readonly method: string; readonly path: string; readonly body: string },
): string {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = randomBytes(16).toString('hex');
  const signature = rsaSign(privateKey, `${[method, path, timestamp, nonce, body].join('\n')}\n`);
  const fields = { mchid: merchantId, nonce_str: nonce, signature, timestamp, serial_no: serial };
  return `${chatPayNames.scheme} ${Object.entries(fields)
    .map(([name, value]) => `${name}="${value}"`)
    .join(',')}`;
}

/** Why an answer or a notice is not the platform's; undefined when it is. */
export function platformFault(
  { platformSerial, platformKey }: ChatPayKeys,
  header: (name: string) => string,
  body: string,
): string | undefined {
  const part = (name: string) => header(`${chatPayNames.header}-${name}`);
  const timestamp = part('timestamp');
  if (part('serial') !== platformSerial) return 'key serial';
  if (!(Math.abs(Date.now() - Number(timestamp) * 1000) <= noticeLifeMs)) return 'timestamp';
  const text = `${[timestamp, part('nonce'), body].join('\n')}\n`;
  return isRsaSigned(platformKey, text, part('signature')) ? undefined : 'signature';
}

/** The values with which the chat app's bridge opens its cashier. */
export function bridgeValues({ privateKey }: ChatPayKeys, appId: string, prepayId: string) {
  const values = {
    appId,
    timeStamp: String(Math.floor(Date.now() / 1000)),
    nonceStr: randomBytes(16).toString('hex'),
    package: `prepay_id=${prepayId}`,
  };
  const text = `${[values.appId, values.timeStamp, values.nonceStr, values.package].join('\n')}\n`;
  return { ...values, signType: 'RSA' as const, paySign: rsaSign(privateKey, text) };
}

interface Resource {
  readonly ciphertext: string;
  readonly nonce: string;
  readonly associated_data: string;
}

const tagBytes = 16;

/** The content of a notice (AES-256-GCM, the tag at the end); undefined when it was changed or encrypted with another key. */
export function decrypted(apiKey: string, { ciphertext, nonce, associated_data }: Resource): unknown {
  try {
    const sealed = Buffer.from(ciphertext, 'base64');
    const decipher = createDecipheriv('aes-256-gcm', apiKey, nonce, { authTagLength: tagBytes });
    decipher.setAAD(Buffer.from(associated_data)).setAuthTag(sealed.subarray(-tagBytes));
    const text = Buffer.concat([decipher.update(sealed.subarray(0, -tagBytes)), decipher.final()]);
    return JSON.parse(text.toString('utf8'));
  } catch {
    return undefined;
  }
}
