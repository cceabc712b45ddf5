import type { Texts } from '../../platform/locale.ts';

const zh = {
  title: '门户预览',
  intro: '以某家企业的员工在某一天的身份查看门户：只能查看，看到的是虚拟员工，不涉及任何真实员工。',
  who: '以谁的身份',
  employeeClass: '员工级别',
  employeeType: '员工类型',
  types: { 0: '0：仅报销', 1: '1', 2: '2', 3: '3' },
  vendor: '供应商',
  otherVendor: '其他',
  language: '语言',
  languages: { 'zh-cn': '中文', 'en-us': 'English' },
  day: '日期',
  dayHint: '首页、预约窗口、通知与菜单都按这一天显示',
  needDay: '请选择 2000 至 2099 年间的日期',
  draft: (by: string, when: string) => `用未发布的草稿预览（${by}，${when}）`,
  open: '打开预览',
  openedTitle: '预览已在新标签页打开',
  openedText: (until: string) => `30 分钟内有效，至 ${until}。如果浏览器没有打开新标签页，请在两分钟内点击：`,
  openHere: '打开预览标签页',
};

export const previewText: Texts<typeof zh> = {
  zh,
  en: {
    title: 'Preview',
    intro:
      'Look at the portal as an employee of one company sees it on some day. It can only be looked at, as somebody imagined: no real person is shown.',
    who: 'As whom',
    employeeClass: 'Employee class',
    employeeType: 'Employee type',
    types: { 0: '0: claims only', 1: '1', 2: '2', 3: '3' },
    vendor: 'Vendor',
    otherVendor: 'Another',
    language: 'Language',
    languages: { 'zh-cn': '中文', 'en-us': 'English' },
    day: 'Day',
    dayHint: 'Home page, booking windows, notices and menus are those of this day',
    needDay: 'Please choose a day between 2000 and 2099',
    draft: (by, when) => `Preview the unpublished draft (${by}, ${when})`,
    open: 'Open the preview',
    openedTitle: 'The preview has opened in a new tab',
    openedText: (until) =>
      `It lasts 30 minutes, until ${until}. If your browser has opened no tab, press within two minutes:`,
    openHere: 'Open the preview tab',
  },
};
