import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { aPhoto, withExif } from '#server/testing/data/a-photo.ts';
import { consolePath, expectAccessible, useDesks } from '../support/desk.ts';
import { useProduct } from '../support/use-product.ts';

const product = useProduct();
const { open, errors } = useDesks(product);
const region = 'SUPPER_MALL_HOME';
const mall = '/content/supper-mall/mall-index';

const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'image/jpeg', buffer });
const choose = (page: Page, ...files: ReturnType<typeof file>[]) =>
  page.locator('input[type=file]').setInputFiles(files);
/** Pastes a file, or drops it on the pictures. */
const give = (page: Page, how: 'paste' | 'drop', name: string, buffer: Buffer) =>
  page.evaluate(
    ([kind, fileName, bytes]) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(bytes)], `${fileName}.jpg`, { type: 'image/jpeg' }));
      const event =
        kind === 'paste'
          ? new ClipboardEvent('paste', { clipboardData: data, bubbles: true })
          : new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true });
      document.querySelector('section[aria-label="图片"]')?.dispatchEvent(event);
    },
    [how, name, [...buffer]] as const,
  );
/** The pictures of the library on a page of the mall: how wide the file is, and how wide it is shown. */
const shownPictures = (page: Page) =>
  page.evaluate(() =>
    Array.from(document.images)
      .filter(({ currentSrc }) => currentSrc.includes('/media/'))
      .map(({ currentSrc, naturalWidth, width, alt }) => ({
        isSmall: currentSrc.endsWith('-s.webp'),
        isShown: naturalWidth > 0 && width > 0,
        naturalWidth,
        alt,
      })),
  );

it('an editor uploads photographs, puts one over a floor and publishes it, and phones show it', async () => {
  const editor = await open('demo-content');
  await editor.goto(`${consolePath}/pictures`);
  await editor.getByText('也可以拖进来或粘贴').waitFor();
  await choose(
    editor,
    file('苏州的秋天.jpg', withExif(await aPhoto({ width: 1_600, height: 640 }), 1)),
    file('标志.svg', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>')),
    file('半张.jpg', (await aPhoto()).subarray(0, 9_000)),
  );
  await editor.getByText('SVG 里可能有脚本，不能上传，请导出成 PNG 或 WebP').waitFor();
  await editor.getByText('图片不完整，请重新导出后再上传').waitFor();
  const picture = editor.getByRole('region', { name: '苏州的秋天' });
  await picture.getByText(/^750 × 300/).waitFor();
  await picture.getByLabel('说明').fill('傍晚的平江路');
  await picture.getByRole('button', { name: '保存' }).click();
  await editor.getByRole('img', { name: '傍晚的平江路' }).first().waitFor();
  await give(editor, 'paste', '剪贴板', await aPhoto({ width: 300, height: 300 }));
  await editor.getByRole('region', { name: '剪贴板' }).waitFor();
  await give(editor, 'drop', '拖进来的', await aPhoto({ width: 300, height: 200 }));
  await editor.getByRole('region', { name: '拖进来的' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await editor.emulateMedia({ colorScheme });
    await expectAccessible(editor);
  }
  await editor.emulateMedia({ colorScheme: 'light' });

  await editor.goto(`${consolePath}/content/floors/edit?key=${region}`);
  await editor
    .getByRole('region', { name: '楼层', exact: true })
    .getByRole('button', { name: /^优惠购买/ })
    .click();
  await editor.getByRole('button', { name: '选择头图' }).click();
  const chooser = editor.getByRole('region', { name: '选择头图' });
  await chooser.getByLabel('找图片').fill('苏州的秋天');
  await chooser.getByRole('button', { name: /苏州的秋天/ }).waitFor();
  await expectAccessible(editor);
  await chooser.getByRole('button', { name: /苏州的秋天/ }).click();
  await editor.getByText('1张图片都能显示').waitFor();
  await editor
    .getByText(/新增|头图/)
    .first()
    .waitFor();
  await expectAccessible(editor);
  await editor.getByRole('button', { name: '保存草稿' }).click();
  await editor
    .getByText(/^草稿 v\d/)
    .first()
    .waitFor();
  await editor.getByRole('button', { name: '发布…', exact: true }).click();
  await editor.getByLabel('原因').fill('优惠购买换上秋天的图');
  await editor.getByRole('button', { name: '立即发布' }).click();
  await editor
    .getByText(/^线上是 v\d/)
    .first()
    .waitFor();

  const { page, errors: phoneErrors } = await product.phone();
  await expect
    .poll(async () => {
      await page.goto(mall);
      await page.getByRole('heading', { name: '优惠购买' }).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      return shownPictures(page);
    })
    .toEqual([{ isSmall: false, isShown: true, naturalWidth: 750, alt: '' }]);
  expect(phoneErrors).toEqual([]);

  // What is shown cannot be retired.
  await editor.goto(`${consolePath}/pictures?words=苏州的秋天`);
  await editor.getByRole('button', { name: /苏州的秋天/ }).click();
  await editor.getByRole('link', { name: '楼层与页面：优惠购买' }).waitFor();
  await editor.getByText('还有地方在用，不能停用').waitFor();
  expect(errors.filter((each) => !each.includes('413'))).toEqual([]);
});

it('goods show their own photographs, with the words that are read out, and small ones in lists', async () => {
  const operator = await open('demo-activities');
  await operator.goto(`${consolePath}/goods/carwash`);
  const form = operator.getByRole('form', { name: '商品图片' });
  const change = async (reason: string): Promise<void> => {
    await form.getByLabel('原因').fill(reason);
    await form.getByRole('button', { name: '更换图片' }).click();
  };
  for (const [at, name] of ['洗车店正门', '精洗工位'].entries()) {
    await form.getByRole('button', { name: '选择图片' }).click();
    await choose(operator, file(`${name}.jpg`, await aPhoto({ width: 900, height: 810 })));
    await form.getByLabel(`第 ${at + 1} 张的说明`).waitFor();
  }
  await form.getByLabel('第 1 张的说明').fill('洗车店的正门和招牌');
  await expectAccessible(operator);
  await change('换成门店的实拍照片');
  await form.getByRole('button', { name: '更换图片', disabled: true }).waitFor();

  const { page } = await product.phone();
  await expect
    .poll(async () => {
      await page.goto('/content/super-market/goods-detail?goodsId=carwash');
      await page.getByRole('list', { name: /的图片$/ }).waitFor();
      await page.waitForLoadState('networkidle');
      return (await shownPictures(page))[0];
    })
    .toEqual({ isSmall: false, isShown: true, naturalWidth: 750, alt: '标准洗车一次，洗车店的正门和招牌' });
  expect(await page.getByText('1/2', { exact: true }).count()).toBe(1);
  const found = async () => {
    await page.goto('/content/super-market/search-result?keyword=标准洗车一次');
    await page
      .getByRole('link', { name: /标准洗车一次/ })
      .first()
      .waitFor();
    await page.waitForLoadState('networkidle');
    return shownPictures(page);
  };
  await expect.poll(found).toEqual([{ isSmall: true, isShown: true, naturalWidth: 240, alt: '' }]);

  await operator.reload();
  for (const _each of ['洗车店正门', '精洗工位'])
    await form.getByRole('button', { name: '移除图片' }).first().click();
  await change('门店要求先撤下照片');
  await expect
    .poll(async () => {
      await page.goto('/content/super-market/goods-detail?goodsId=carwash');
      await page.getByRole('list', { name: /的图片$/ }).waitFor();
      return shownPictures(page);
    })
    .toEqual([]);
  await expect.poll(found).toEqual([]);
  expect(errors).toEqual([]);
});
