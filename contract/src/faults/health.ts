import { entry, type FaultEntry } from './entry.ts';

/** The encyclopedia and the online doctor */
export const healthFaults = {
  indicatorUnknown: entry(
    -530,
    'goBack',
    '没有找到该指标，请搜索名称或英文缩写',
    'There is no such indicator. Please search by name or abbreviation',
  ),
  articleUnknown: entry(
    -531,
    'goBack',
    '没有找到该文章，请返回百科查看其他文章',
    'There is no such article. Please go back to the encyclopedia',
  ),
  indexEntryNone: entry(
    -532,
    'home',
    '该企业未开通指标入口，请返回首页',
    'This company has no indicator entry. Please go back to home',
  ),
  doctorNotOpen: entry(
    -533,
    'callHotline',
    '您所在的企业未开通在线问诊，请联系{service}',
    'Your company has not opened the online doctor. Please contact {service}',
  ),
  doctorUnavailable: entry(
    -534,
    'retry',
    '在线问诊暂时无法接通，请稍后再试；身体不适请直接就医',
    'The online doctor cannot be reached just now. Please try again later; if you feel unwell, see a doctor',
  ),
  entryMoved: entry(
    -535,
    'retry',
    '该条目刚被他人修改，请查看最新内容后再保存',
    'Somebody has just changed this entry. Look at what is new and save again',
  ),
  entryUnknown: entry(-536, 'goBack', '没有该条目，请刷新列表', 'There is no such entry. Please reload the list'),
  entryLinkUnknown: entry(
    -537,
    'fixInput',
    '关联的指标不存在：{codes}，请核对代码',
    'These linked indicators do not exist: {codes}. Check the codes',
  ),
  entryNoDraft: entry(
    -538,
    'goBack',
    '没有待发布的修改，请刷新后查看',
    'There is no change to publish. Please reload and look again',
  ),
} satisfies Record<string, FaultEntry>;
