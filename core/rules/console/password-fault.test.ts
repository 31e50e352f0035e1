import { expect, it } from 'vitest';
import { passwordFault } from './password-fault.ts';

it.each([
  ['correct horse battery', undefined],
  ['苏州河边的桂花开了二十四朵', undefined],
  ['short', '密码至少12位'],
  ['x'.repeat(201), '密码最多200位'],
  ['wang.min2026!!', '密码不能包含登录名'],
  ['aaaaaaaabbbb', '密码里不同的字符太少'],
  ['123456789012', '密码不能是连续的字符'],
  ['abcdefghijklm', '密码不能是连续的字符'],
  ['Password2026!', '这个密码太常见，请换一个'],
])('%s: %s', (password, fault) => expect(passwordFault(password, 'wang.min')).toBe(fault));
