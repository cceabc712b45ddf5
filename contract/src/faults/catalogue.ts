import { entry, type FaultEntry } from './entry.ts';

/** Items, packages and add-ons */
export const catalogueFaults = {
  itemUnknown: entry(-770, 'goBack', '没有该项目，请刷新列表', 'There is no such item. Please reload the list'),
  itemExists: entry(
    -771,
    'fixInput',
    '代码 {code} 已被「{name}」使用，请换一个',
    'The code {code} belongs to “{name}”. Please choose another',
  ),
  itemMoved: entry(
    -772,
    'retry',
    '该项目刚被他人修改，请查看最新内容后再保存',
    'This item has just been changed by a colleague. Look at what is new and save again',
  ),
  itemDepartment: entry(
    -773,
    'fixInput',
    '没有该科室，请从列表中选择；列表为空时请先安装标准项目库',
    'There is no such department. Choose one from the list; if it is empty, install the standard catalogue first',
  ),
  itemIndicators: entry(
    -774,
    'fixInput',
    '以下指标不在健康百科中：{codes}，请核对代码',
    'These indicators are not in the encyclopedia: {codes}. Check the codes',
  ),
} satisfies Record<string, FaultEntry>;
