import { hash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { s3Time, signS3 } from './sign-s3.ts';

/** The key and the requests of Amazon's own examples of Signature Version 4. */
const key = {
  region: 'us-east-1',
  keyId: 'AKIAIOSFODNN7EXAMPLE',
  secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const host = 'examplebucket.s3.amazonaws.com';
const time = '20130524T000000Z';
const signatureOf = (authorization: string) => /Signature=([0-9a-f]{64})$/.exec(authorization)?.[1];

describe('signing for S3', () => {
  it('signs a GET as the example of Amazon does', () => {
    const bodyHash = hash('sha256', '', 'hex');
    const signed = signS3(key, {
      method: 'GET',
      path: '/test.txt',
      bodyHash,
      headers: { host, range: 'bytes=0-9', 'x-amz-content-sha256': bodyHash, 'x-amz-date': time },
    });
    expect(signatureOf(signed)).toBe('f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41');
  });

  it('signs a PUT as the example of Amazon does', () => {
    const bodyHash = hash('sha256', 'Welcome to Amazon S3.', 'hex');
    const signed = signS3(key, {
      method: 'PUT',
      path: '/test%24file.text',
      bodyHash,
      headers: {
        date: 'Fri, 24 May 2013 00:00:00 GMT',
        host,
        'x-amz-content-sha256': bodyHash,
        'x-amz-date': time,
        'x-amz-storage-class': 'REDUCED_REDUNDANCY',
      },
    });
    expect(signatureOf(signed)).toBe('98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd');
  });

  it('writes the time as the signature needs it', () => {
    expect(s3Time(Date.UTC(2013, 4, 24, 0, 0, 0, 7))).toBe(time);
  });
});
