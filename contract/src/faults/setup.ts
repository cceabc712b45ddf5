import { entry, type FaultEntry } from './entry.ts';

/** Setting up companies in the console */
export const setupFaults = {
  companyCodeTaken: entry(
    -715,
    'fixInput',
    '企业代码「{code}」已被使用，请换一个',
    'The code “{code}” is taken. Please choose another',
  ),
  settingsMoved: entry(
    -716,
    'retry',
    '{who} 刚刚修改了该企业的设置，您填写的内容仍在本页，请查看后再继续',
    '{who} has just changed this company’s settings. What you typed is still on this page; look at theirs, then go on',
  ),
  settingsInvalid: entry(
    -717,
    'fixInput',
    '有 {count} 处需要修改后才能发布，第一处：{field}，{why}',
    '{count} fields must be put right before publishing. The first: {field}. {why}',
  ),
  settingsSame: entry(
    -718,
    'goBack',
    '与线上的设置没有不同，无需发布',
    'Nothing differs from what is live, so there is nothing to publish',
  ),
  draftNone: entry(-719, 'goBack', '没有草稿，请刷新页面', 'There is no draft. Please reload the page'),
  versionUnknown: entry(-720, 'goBack', '没有该版本，请刷新页面', 'There is no such version. Please reload the page'),
  colorUnreadable: entry(
    -721,
    'fixInput',
    '{field} 与白底的对比度仅 {ratio}，文字和图形无法看清。建议改用 {suggestion}',
    '{field} has a contrast of only {ratio} with white, so text and graphics cannot be read. Try {suggestion}',
  ),
  logoUnknown: entry(
    -722,
    'fixInput',
    '该标志图片无法使用，请重新上传',
    'This logo cannot be used. Please upload it again',
  ),
} satisfies Record<string, FaultEntry>;
