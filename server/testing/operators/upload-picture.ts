import { pictures } from '#core/contract/console/pictures.ts';
import type { DataOf } from '#core/contract/endpoint.ts';
import type { Envelope } from '#core/contract/envelope.ts';
import type { TestServer } from '../test-server.ts';
import type { ConsoleAnswer, TestOperator } from './an-operator.ts';

interface UploadOptions {
  readonly name?: string;
  readonly type?: string;
  readonly headers?: Readonly<Record<string, string>>;
}
type Uploaded = DataOf<typeof pictures.uploadPicture>;

/** Sends a file like the library's page. */
export async function sendPicture(
  server: TestServer,
  file: Uint8Array,
  operator?: Pick<TestOperator, 'cookie'>,
  { name = '苏州的秋天.jpg', type = 'image/jpeg', headers = {} }: UploadOptions = {},
): Promise<Omit<ConsoleAnswer<Uploaded>, 'cookies'>> {
  const { prefix, path } = pictures.uploadPicture;
  const url = new URL(server.origin + server.base + prefix + path);
  url.searchParams.set('name', name);
  const response = await fetch(url, {
    method: 'POST',
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      'content-type': type,
      ...(operator && { cookie: operator.cookie }),
      ...headers,
    },
    body: Buffer.from(file),
  });
  return { ...((await response.json()) as Envelope<Uploaded>), status: response.status };
}

/** A picture in the library; a refusal fails the test. */
export async function aPicture(
  server: TestServer,
  file: Uint8Array,
  operator: Pick<TestOperator, 'cookie'>,
): Promise<Uploaded['picture']> {
  const { success, message, data } = await sendPicture(server, file, operator);
  if (!success) throw new Error(`the picture was refused: ${message}`);
  return data.picture;
}
