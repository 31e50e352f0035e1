import { describe, expect, it } from 'vitest';
import { filledTemplate, templateFault, unfilledIn } from './reply-template.ts';

describe('a text for answers', () => {
  it.each([
    ['订单{订单号}已重发', { 订单号: 'N1' }, '订单N1已重发'],
    ['{权益}和{权益}', { 权益: '视频会员' }, '视频会员和视频会员'],
    ['订单{订单号}，{客服}', { 客服: '周倩' }, '订单{订单号}，周倩'],
    ['没有变量', { 订单号: 'N1' }, '没有变量'],
    ['{别的}', { 订单号: 'N1' }, '{别的}'],
  ])('%s is filled in with what is known', (text, values, filled) =>
    expect(filledTemplate(text, values)).toBe(filled),
  );

  it('has known variables alone', () => {
    expect(templateFault('您的{权益}已到账')).toBeUndefined();
    expect(templateFault('您的{姓名}')).toContain('没有变量“姓名”');
  });

  it('is not sent before its variables are filled in', () => {
    expect(unfilledIn('订单{订单号}，领取{领取编号}，{订单号}')).toEqual(['订单号', '领取编号']);
    expect(unfilledIn('用{大括号}写的别的话')).toEqual([]);
  });
});
