import { expect, it } from 'vitest';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const desks = useDesks(product);

it('a floor is drafted, checked and published to phones, and another person rolls it back', async () => {
  const phone = await product.phone();
  const headings = async (): Promise<string> => {
    await phone.page.goto('/content/super-market/market-index');
    await phone.page.getByRole('heading', { name: '为你推荐' }).waitFor();
    return (await phone.page.getByRole('heading').allTextContents()).join();
  };
  const isShown = async (title: string) => (await headings()).includes(title);

  const editor = await desks.open('demo-content');
  await editor.getByRole('link', { name: '内容' }).click();
  await editor.getByRole('row', { name: /SUPER_MARKET_HOME/ }).waitFor();
  await expectAccessible(editor);
  await editor.getByRole('link', { name: /SUPER_MARKET_HOME/ }).click();
  const list = editor.getByRole('region', { name: '楼层', exact: true });
  await list.getByRole('button', { name: /^权益榜单/ }).click();
  await editor.getByText(/个链接都能打开/).waitFor();
  await editor.getByLabel(/^标题/).fill('大家都在领');
  await editor.getByLabel('“更多”去哪儿').fill('https://evil.example/x');
  await editor.getByText(/大家都在领的链接不在允许的站点里/).waitFor();
  await editor.getByLabel('“更多”去哪儿').fill('/content/super-market/discount-list');
  await list.getByRole('button', { name: /^大家都在领/ }).press('Alt+ArrowUp');
  await list.getByText('大家都在领移到第4个').waitFor();
  await expectAccessible(editor);
  await editor.getByRole('button', { name: '保存草稿' }).click();
  // Other files publish on the same product.
  const draft = Number(
    (
      await editor
        .getByText(/^草稿 v\d+/)
        .first()
        .textContent()
    )?.match(/\d+/)?.[0],
  );
  expect(await isShown('大家都在领')).toBe(false);
  await editor.getByRole('button', { name: '发布…', exact: true }).click();
  await editor.getByLabel('原因').fill('榜单换个说法');
  await editor.getByRole('button', { name: '立即发布' }).click();
  await editor.getByText(`线上是 v${draft}`).waitFor();
  await expect.poll(() => isShown('大家都在领')).toBe(true);

  const owner = await desks.open('demo-owner');
  await owner.goto(`${consolePath}/content/floors/edit?key=SUPER_MARKET_HOME`);
  await owner.getByRole('button', { name: `回滚到 v${draft - 1}…` }).click();
  await owner.getByLabel('原因').fill('新说法让人误解');
  await expectAccessible(owner);
  await owner.getByRole('button', { name: '回滚', exact: true }).click();
  await owner.getByText(`线上是 v${draft + 1}`).waitFor();
  await expect.poll(() => isShown('大家都在领')).toBe(false);
  expect(desks.errors).toEqual([]);
});
