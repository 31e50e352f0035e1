import { Secret, TOTP } from 'otpauth';
import { expect, it } from 'vitest';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const desks = useDesks(product);

it('a member is added by two owners, sets a password and an authenticator, and signs in with both', async () => {
  const owner = await desks.open('demo-owner');
  await owner.getByRole('link', { name: '治理' }).click();
  await owner.getByRole('link', { name: '成员' }).click();
  await owner.getByRole('button', { name: '添加成员…' }).click();
  await owner.getByLabel('姓名').fill('李想');
  await owner.getByLabel('登录名').fill('li.xiang');
  await owner.getByLabel('客服').check();
  await owner.getByLabel('原因').fill('客服组新同事入职');
  await expectAccessible(owner);
  await owner.getByRole('button', { name: '提交审批' }).click();
  await owner.getByRole('form', { name: '添加成员' }).waitFor({ state: 'detached' });
  await owner.getByRole('link', { name: /^审批/ }).click();
  await owner.getByRole('button', { name: '我发起的' }).click();
  await owner.getByRole('region', { name: '添加成员：李想' }).getByText('等另一位有权限的成员处理').waitFor();
  expect(await owner.getByRole('button', { name: '同意' }).count()).toBe(0);

  const second = await desks.open('demo-owner-2');
  const card = await desks.proposal(second, '李想');
  await card.getByText('李想（li.xiang）').waitFor();
  await expectAccessible(second);
  await desks.approve(second, 'demo-owner-2', '李想');

  await owner.getByRole('link', { name: '治理' }).click();
  await owner.getByRole('link', { name: '成员' }).click();
  await owner.getByRole('row', { name: /李想/ }).getByRole('button', { name: '邀请链接' }).click();
  await owner.getByRole('button', { name: '生成链接' }).click();
  const link = (await owner.getByRole('status').locator('code').textContent()) ?? '';

  const invited = await desks.open();
  await invited.goto(link);
  const secret = (await invited.locator('code').textContent()) ?? '';
  const code = () =>
    new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + later });
  let later = 0;
  await invited.getByLabel('密码').fill('桂花开在苏州河边的早晨和傍晚');
  await invited.getByLabel('验证器显示的 6 位数字').fill(code());
  await expectAccessible(invited);
  await invited.getByRole('button', { name: '完成设置' }).click();
  await invited.getByRole('heading', { name: '请保存恢复码' }).waitFor();
  expect(await invited.locator('main li').count()).toBe(10);
  await invited.getByRole('button', { name: '已保存，去登录' }).click();
  await invited.getByLabel('登录名').fill('li.xiang');
  await invited.getByLabel('密码').fill('wrong password here');
  await invited.getByRole('button', { name: '下一步' }).click();
  await invited.getByRole('alert').getByText('登录名或密码不对').waitFor();
  await expectAccessible(invited);
  await invited.getByLabel('密码').fill('桂花开在苏州河边的早晨和傍晚');
  await invited.getByRole('button', { name: '下一步' }).click();
  // The code of the set-up is spent: the next one is a step later.
  later = 30_000;
  await invited.getByLabel('动态验证码').fill(code());
  await invited.getByRole('button', { name: '进入运营台' }).click();
  await invited.getByRole('heading', { name: '概览' }).waitFor();
  expect(await invited.getByRole('link', { name: '成员' }).count()).toBe(0);
  expect(desks.errors).toEqual([]);
});

it('stopping a member needs one owner and is in the audit log, whose chain is whole', async () => {
  const content = await desks.open('demo-content');
  await content.getByRole('heading', { name: '概览' }).waitFor();
  const owner = await desks.open('demo-owner');
  await owner.getByRole('link', { name: '治理' }).click();
  await owner.getByRole('link', { name: '成员' }).click();
  await owner.getByRole('row', { name: /丁静/ }).getByRole('button', { name: '停用…' }).click();
  await owner.getByLabel('原因').fill('工作电脑丢失');
  await owner.getByRole('button', { name: '立即停用' }).click();
  await owner.getByRole('row', { name: /丁静.*已停用/ }).waitFor();
  await content.reload();
  await content.getByRole('heading', { name: '登录运营台' }).waitFor();

  const auditor = await desks.open('demo-audit');
  await auditor.goto(`${consolePath}/audit?act=${encodeURIComponent('停用成员')}`);
  await auditor.getByRole('row', { name: /王敏 停用成员 丁静/ }).waitFor();
  await auditor.getByRole('button', { name: '校验整条链' }).click();
  await auditor.getByText(/链完整/).waitFor();
  await expectAccessible(auditor);
  expect(desks.errors).toEqual([]);
});

it('the overview shows figures of the day, and those of the week by one press', async () => {
  const owner = await desks.open('demo-owner');
  await owner.getByRole('heading', { name: '概览' }).waitFor();
  await owner.getByText('发放成功率').waitFor();
  await owner.getByRole('region', { name: '告警' }).waitFor();
  await expectAccessible(owner);
  await owner.getByRole('button', { name: '7 天' }).click();
  await expect.poll(() => owner.url()).toContain('period=week');
  await expectAccessible(owner);
  expect(desks.errors).toEqual([]);
});

it('a page of the console takes at most 200 KB', async () => {
  const owner = await desks.open('demo-owner');
  const rail = owner.getByRole('navigation', { name: '栏目' }).getByRole('link');
  await rail.first().waitFor();
  const screens = await rail.all();
  expect(screens.length).toBeGreaterThan(4);
  const paths = await Promise.all(screens.map((link) => link.getAttribute('href')));
  for (const path of paths) {
    await owner.goto(path ?? '');
    await owner.getByRole('main').waitFor();
    await owner.waitForLoadState('networkidle');
    const bytes = await owner.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .map((entry) => entry as PerformanceResourceTiming)
        .filter(({ name }) => /\/assets\/.*\.(js|css)$/.test(name))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    );
    expect([path, bytes > 50_000 && bytes <= 200_000]).toEqual([path, true]);
  }
  const [script] = await owner.evaluate(() =>
    performance.getEntriesByType('resource').flatMap(({ name }) => (name.endsWith('.js') ? [name] : [])),
  );
  const { headers } = await fetch(script ?? '', { headers: { 'accept-encoding': 'br' } });
  expect(headers.get('content-encoding')).toBe('br');
});

it('filters of the audit log stand in the address, are saved under a name and go into the file', async () => {
  const auditor = await desks.open('demo-audit');
  await auditor.getByRole('link', { name: '治理' }).click();
  await auditor.getByRole('heading', { name: '审计日志' }).waitFor();
  await auditor.getByRole('button', { name: '做了什么' }).click();
  await auditor.getByLabel('做了什么').fill('停用成员');
  await auditor.getByRole('button', { name: '筛选' }).click();
  await auditor.getByRole('button', { name: '去掉筛选 做了什么 停用成员' }).waitFor();
  expect(decodeURIComponent(auditor.url())).toContain('act=停用成员');
  await auditor.getByRole('button', { name: '存为视图' }).click();
  await auditor.getByLabel('视图名称').fill('停用');
  await auditor.getByRole('button', { name: '保存' }).click();
  await auditor.getByRole('button', { name: '删除视图 停用' }).waitFor();
  await expectAccessible(auditor);
  await auditor.getByRole('row', { name: /停用成员/ }).waitFor();
  await auditor.keyboard.press('j');
  expect(await auditor.locator('tr[data-current]').count()).toBe(1);
  const [file] = await Promise.all([
    auditor.waitForEvent('download'),
    auditor.getByRole('button', { name: '导出' }).click(),
  ]);
  expect(file.suggestedFilename()).toBe('审计日志.csv');
  expect(desks.errors).toEqual([]);
});
