import { beginBooking, callerOf } from './support/booking.ts';
import { axe, namesAsSeen, noSideScroll, quietPage, thumbSized } from './support/checks.ts';
import { h1 } from './support/booking-screens.ts';
import { expect, test } from './support/test.ts';

const SHANGHAI = 310100;
const ALTAY = 654300;

test('no centre in the city: another city, or reimbursement', async ({ page, request, t, enter, guest }) => {
  const account = guest();
  await beginBooking(request, await callerOf(request, 'demo', account), { cityId: ALTAY });
  await enter({ account, at: 'web/examselect' });
  await expect(page.getByText(t('当前地区暂无合作机构', 'No centre covers this area'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('申请报销', 'Claim reimbursement') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page.getByRole('button', { name: t('更换城市', 'Change city') }).click();
  await expect(page.getByLabel(t('城市', 'City'))).toBeFocused();
  await page.getByLabel(t('城市', 'City')).selectOption(String(SHANGHAI));
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('the list keeps its place while the browser looks where one is', async ({ page, request, t, enter, guest }) => {
  const account = guest();
  await beginBooking(request, await callerOf(request, 'demo', account), { cityId: SHANGHAI });
  // neither yes nor no: the person does not see the browser's question
  await page.addInitScript(() => {
    navigator.geolocation.getCurrentPosition = () => {};
  });
  await enter({ account, at: 'web/examselect' });
  const first = page.getByRole('article').first();
  const top = async () => (await first.boundingBox())?.y;
  await expect(page.getByText(t('正在获取您的位置', 'Finding your location'))).toBeVisible();
  await expect(first).toBeVisible();
  const before = await top();
  await expect(page.getByText(t('未获取到您的位置', 'find your location'))).toBeVisible();
  expect(await top()).toBe(before);
  await page.getByLabel(t('区域', 'District'), { exact: true }).selectOption({ index: 1 });
  await expect(page.getByText(t('计算距离', 'Distances are from'))).toBeVisible();
  expect(await top()).toBe(before);
});

test('centres: distances from the browser or a district, pins and cards, a centre by itself', async ({
  page,
  context,
  request,
  t,
  enter,
  guest,
}) => {
  const account = guest('dental');
  await beginBooking(request, await callerOf(request, 'dental', account), { cityId: SHANGHAI });
  await enter({ company: 'dental', account, at: 'web/examselect' });
  const asked = page.getByText(t('未获取到您的位置，请选择所在区域', 'We couldn’t find your location. Choose an area'));
  await expect(asked).toBeVisible();
  await page.getByLabel(t('区域', 'District'), { exact: true }).selectOption({ index: 1 });
  await expect(page.getByText(t('计算距离', 'Distances are from'))).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText(/\d (公里|米|k?m)/);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: 121.5, latitude: 31.24 });
  await page.reload();
  await expect(page.getByText(t('已按您的位置计算距离', 'Distances are from your location'))).toBeVisible();
  const kept = () => page.evaluate(() => localStorage.getItem('portal.session') ?? '');
  await expect
    .poll(kept, '§7.9: the place and its city are kept')
    .toMatch(/"coordinateGD":"121\.5\d*,31\.2\d*","cityName":"上海"/);
  // the district is still chosen: the nearest of all stands in another one
  await page.getByLabel(t('区域', 'District'), { exact: true }).selectOption({ index: 0 });
  await page.getByText(t('距离最近', 'Nearest'), { exact: true }).click();
  // the note comes with the place, the order of the list with the answer to it
  await expect(page.getByRole('article').first()).toContainText(/700 (米|m)/);
  const larger = page.getByRole('button', { name: t('展开地图', 'Show the map') });
  if (await larger.isVisible()) await larger.click();
  // the city lies under the pins: its districts are named, and one can look closer at where one is
  const map = page.getByRole('region', { name: t('地图', 'Map'), exact: true });
  await expect(map.getByText(t('黄浦区', 'Huangpu'), { exact: true })).toBeVisible();
  await map.getByRole('button', { name: t('放大到您的位置', 'Zoom to your location') }).click();
  await expect(map.getByText(t('1 公里', '1 km'), { exact: true })).toBeVisible();
  await map.getByRole('button', { name: t('显示全部', 'Show all') }).click();
  // a pin tells about its centre where the eye is, and its card is marked
  await map.getByRole('button', { name: t('1 号，', 'No. 1, ') }).click();
  const popup = map.getByRole('group', { name: t('明泽健康管理中心', 'Mingze') });
  await expect(popup).toBeFocused();
  await expect(popup).toContainText(/700 (米|m)/);
  await expect(popup.getByRole('button', { name: t('选择', 'Choose') }).first()).toBeVisible();
  await axe(page);
  await page.keyboard.press('Escape');
  await expect(popup).toBeHidden();
  await expect(map.getByRole('button', { name: t('1 号，', 'No. 1, ') }), 'back where one was').toBeFocused();
  await axe(page);

  // a centre by itself: chosen from its page, or why it cannot be
  await page.goto('web/hospital/detail/1');
  await expect(page.getByRole('heading', { name: t('用户评价', 'Reviews') })).toBeVisible();
  await axe(page);
  await noSideScroll(page);
  await page
    .getByRole('button', { name: t('选择此机构', 'Choose this centre') })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/examselect\?center=1/);
  await page.goto('web/hospital/detail/5');
  await expect(page.getByText(t('该机构装修中，暂不可预约', 'This centre is under renovation'))).toBeVisible();
  await axe(page);
  await page
    .getByRole('button', { name: t('查看其他机构', 'Other centres') })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/web\/examselect/);
});

test('without the map’s own file the list does the rest', async ({ page, request, t, enter, guest, complaints }) => {
  const account = guest();
  await beginBooking(request, await callerOf(request, 'demo', account), { cityId: SHANGHAI });
  await page.route(/MapView-[\w-]+\.js/, (route) => route.abort());
  const failed = page.waitForEvent('requestfailed', (asked) => asked.url().includes('MapView'));
  await enter({ account, at: 'web/examselect' });
  await failed;
  await expect(page.getByRole('article').nth(2)).toBeVisible();
  await expect(page.getByRole('region', { name: t('地图', 'Map'), exact: true })).toBeVisible();
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: t('选择', 'Choose') })
    .first()
    .click();
  await expect(page.getByRole('grid')).toBeVisible();
  // React tells the console its caught errors
  complaints.length = 0;
});

/** As much of the outside map's script as a page needs: pins become buttons, and it says when it is drawn. */
const STAND_IN = `
  window.AMap = {
    Map: class {
      constructor(box) { this.box = box; }
      on(event, handler) { if (event === 'complete') setTimeout(handler, 0); }
      clearMap() { this.box.replaceChildren(); }
      add(markers) { this.box.append(...markers.map(({ button }) => button)); }
      setFitView() {}
    },
    Marker: class {
      constructor({ title }) { this.button = document.createElement('button'); this.button.textContent = title; }
      on(event, handler) { this.button.addEventListener(event, handler); }
    },
  };`;

test('the outside map: drawn in its own frame once it arrives, and our own map when it does not', async ({
  page,
  request,
  t,
  enter,
  guest,
}) => {
  const account = guest('dental');
  await beginBooking(request, await callerOf(request, 'dental', account), { cityId: SHANGHAI });
  await enter({ company: 'dental', account, at: 'web/examselect' });
  const ours = page.getByRole('button', { name: t('放大', 'Zoom in') });
  const larger = page.getByRole('button', { name: t('展开地图', 'Show the map') });

  await expect(page.getByRole('article').first()).toBeVisible();
  if (await larger.isVisible()) await larger.click();
  await expect(ours).toBeVisible();
  await expect(page.locator('iframe'), 'the script is kept from loading').toHaveCount(0);

  await page.route('https://webapi.amap.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: STAND_IN }),
  );
  await page.reload();
  if (await larger.isVisible()) await larger.click();
  const map = page.frameLocator(`iframe[title^="${t('机构位置地图', 'Map of centres')}"]`);
  await map.getByRole('button', { name: t('2 号，', 'No. 2, ') }).click();
  await expect(ours).toHaveCount(0);
  const reach = await page.frame({ url: /map-frame/ })?.evaluate(() => {
    const tried = (look: () => unknown) => {
      try {
        return String(look());
      } catch {
        return 'refused';
      }
    };
    return [
      window.origin,
      tried(() => localStorage.length),
      tried(() => window.parent.localStorage.length),
      tried(() => document.cookie),
    ];
  });
  expect(reach, 'it has no origin, and nothing of ours').toEqual(['null', 'refused', 'refused', 'refused']);
  const popup = page.getByRole('region', { name: t('地图', 'Map'), exact: true }).getByRole('group');
  await expect(popup).toBeFocused();
  await expect(popup.getByRole('button', { name: t('关闭', 'Close') })).toBeVisible();
  // its content is the stand-in's
  await axe(page, { without: ['iframe'] });
});

test('every card says how far and how well rated, under each order; a centre’s own page bears its name', async ({
  page,
  context,
  request,
  t,
  enter,
  guest,
}) => {
  const account = guest();
  await beginBooking(request, await callerOf(request, 'demo', account), { cityId: SHANGHAI });
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ longitude: 121.46, latitude: 31.23 });
  // as where a picture has not been taken yet, or cannot be fetched
  await page.route('**/art/*/center-*.svg', (route) => route.abort());
  await enter({ account, at: 'web/examselect' });
  const cards = page.getByRole('list', { name: t('机构列表', 'Centres') }).getByRole('article');
  await expect(cards).toHaveCount(6);
  await expect(cards.locator('img')).toHaveCount(0);
  await expect(cards.first().locator('svg').first()).toBeVisible();
  for (const sort of [t('距离最近', 'Nearest'), t('最早可约', 'Earliest'), t('评价最好', 'Best rated')]) {
    await page.getByText(sort, { exact: true }).click();
    await expect(page.getByRole('radio', { name: sort })).toBeChecked();
    for (const card of await cards.all()) {
      await expect(card).toContainText(/\d (公里|米|k?m)/);
      await expect(card).toContainText(/评价|review/);
    }
  }
  const rated = (await cards.allInnerTexts()).map((text) =>
    Number(/(\d\.\d)\s+\d+ (条评价|review)/.exec(text)?.[1] ?? 0),
  );
  expect(rated.slice(0, 3), 'those that can be booked, best first').toEqual(
    rated.slice(0, 3).toSorted((a, b) => b - a),
  );
  expect(rated[0]).toBeGreaterThan(4);
  await expect(cards.filter({ hasText: t('龙华', 'Longhua') })).toContainText(
    t('评价不足 10 条', 'Fewer than 10 reviews'),
  );
  await axe(page);
  await namesAsSeen(page);
  await thumbSized(page);
  await noSideScroll(page);
  await page.reload();
  await expect(cards).toHaveCount(6);
  await expect(cards.first()).toContainText(/公里|米|k?m/);
  await quietPage(page);

  await cards
    .filter({ hasText: t('南京西路', 'Nanjing') })
    .getByRole('link')
    .click();
  await expect(h1(page)).toHaveText(t('康禾体检中心（南京西路店）', 'Kanghe Check-up Centre (Nanjing West Road)'));
  await expect(page).toHaveTitle(new RegExp(t('^康禾体检中心（南京西路店）', 'Nanjing.* · ')));
  const steps = page.getByRole('navigation', { name: t('预约步骤', 'Booking steps') });
  await expect(
    steps
      .or(page.getByText(t('第 3 步', 'Step 3 of 4')))
      .filter({ visible: true })
      .first(),
  ).toBeVisible();
  await expect(page.getByRole('img', { name: t('第 1 张', '1 of') })).toBeVisible();
  await axe(page);
  await namesAsSeen(page);
  await thumbSized(page);
  await noSideScroll(page);
  await quietPage(page);
  await page.goBack();
  await expect(page, 'the next page has its own title again').toHaveTitle(
    new RegExp(t('^选择机构与时间', '^Centre and time')),
  );
});

test('the finder shows every city’s centres without a booking, and leads to one', async ({ page, t, enter, guest }) => {
  await enter({ account: guest(), at: 'web/home' });
  await page
    .getByRole('link', { name: t('机构查询', 'Find a centre') })
    .first()
    .click();
  await expect(page).toHaveURL(/\/web\/hospital$/);
  const cards = page.getByRole('article');
  await expect(cards.first()).toContainText(t('您的计划可用', 'In your plans'));
  await axe(page);
  await noSideScroll(page);
  // another city, and a word: both stand in the address and survive a reload
  await page.getByLabel(t('城市', 'City'), { exact: true }).selectOption({ label: t('北京', 'Beijing') });
  await expect(page).toHaveURL(/city=\d+/);
  await page.getByRole('searchbox').fill(t('西单', 'Xidan'));
  await expect(cards).toHaveCount(1);
  await page.reload();
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link').click();
  await expect(page.getByText(t('适用计划', 'Plans:'))).toBeVisible();
  await page.goBack();
  await expect(cards).toHaveCount(1);
  await cards.getByRole('link').click();
  await page
    .getByRole('link', { name: t('开始预约', 'Start a booking') })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/web\/(plan\/self|personal)/);
});
