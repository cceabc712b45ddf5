import { entry, type FaultEntry } from './entry.ts';

/** People's requests about their own data */
export const personalDataFaults = {
  copiesUsedUp: entry(
    -420,
    'retryLater',
    '每天最多申请 {most} 次个人信息副本，请明天再试',
    'A copy of your data can be asked for {most} times a day. Please try again tomorrow',
  ),
  copyUnderWay: entry(
    -421,
    'retryLater',
    '您的个人信息副本正在生成，请稍候下载',
    'A copy of your data is being made. Please wait and download it',
  ),
  copyNotReady: entry(
    -422,
    'retryLater',
    '副本尚未生成，请稍后再试',
    'This copy is not ready yet. Please try again later',
  ),
  copyGone: entry(
    -423,
    'retryLater',
    '该副本已过期并删除，请重新申请',
    'This copy has expired and was removed. Please ask for a new one',
  ),
  copyIsTheirs: entry(
    -424,
    'goBack',
    '这是员工本人的个人信息副本，只有本人可以下载',
    'This is somebody’s copy of their own data. Only they can download it',
  ),
  erasureBlocked: entry(
    -425,
    'viewRecords',
    '暂时不能删除：{what}，处理完后再申请',
    'Your data cannot be erased yet: {what}. Please ask again once that is settled',
  ),
  erasureAsked: entry(
    -426,
    'none',
    '您已申请删除个人信息，无需重复提交',
    'You have already asked for your data to be erased',
  ),
  noErasure: entry(
    -427,
    'none',
    '没有可撤回的删除申请，请刷新页面',
    'There is no request to take back. Please reload the page',
  ),
  erasureCooling: entry(
    -428,
    'goBack',
    '冷静期到 {date}，期满后才能处理',
    'The cooling-off period ends on {date}. It can be dealt with after that',
  ),
  erasureHeldUp: entry(
    -429,
    'goBack',
    '暂时不能删除：{what}，处理完后再试',
    'This cannot be erased yet: {what}. Try again once that is settled',
  ),
} satisfies Record<string, FaultEntry>;
