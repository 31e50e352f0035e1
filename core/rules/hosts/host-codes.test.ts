import { describe, expect, it } from 'vitest';
import { hosts } from '../../config/hosts.ts';
import { channelOf, channels, hostCodes } from './host-codes.ts';
import { isOperatorApp } from './is-operator-app.ts';

describe('the codes of a host (§1, §4 Channel, §9 investEnvs)', () => {
  it('has a row for each of the eight hosts', () =>
    expect(Object.keys(hostCodes).toSorted()).toEqual(hosts.map(({ id }) => id).toSorted()));

  it.each([
    ['chat-app', 'WECHAT', 1],
    ['chat-mini-program', 'XCX', 3],
    ['provincial-app', 'ZT_APP', 2],
    ['national-app', 'H5', 1],
    ['vendor-browser', 'WAP', 1],
    ['others', 'H5', 1],
  ] as const)('%s reports channel %s and investEnvs %i', (host, channel, investEnvs) =>
    expect(hostCodes[host]).toEqual({ channel, investEnvs }),
  );

  it('has the five channels of the specification and one for each video partner', () => {
    expect(channels).toEqual(expect.arrayContaining(['H5', 'WAP', 'WECHAT', 'ZT_APP', 'XCX']));
    expect(channels).toHaveLength(7);
  });

  it('takes the channel from the query when it is known', () => {
    expect(channelOf('others', 'ZT_APP')).toBe('ZT_APP');
    expect(channelOf('others', 'NO_SUCH')).toBe('H5');
    expect(channelOf('chat-app')).toBe('WECHAT');
  });

  it('counts the national and the provincial app as the operator’s own', () =>
    expect(hosts.map(({ id }) => id).filter(isOperatorApp)).toEqual(['national-app', 'provincial-app']));
});
