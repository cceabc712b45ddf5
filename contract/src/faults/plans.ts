import { entry, type FaultEntry } from './entry.ts';

/** Plans and home pages of companies, as operators keep them; the first two are for people who book. */
export const planFaults = {
  planClosed: entry(
    -735,
    'callHotline',
    '该体检计划已停止预约，如需协助请致电客服',
    'This plan takes no more bookings. Please call customer service',
  ),
  setNotForClass: entry(
    -736,
    'choosePackage',
    '该套餐不适用于您的员工类别，请选择其他套餐',
    'This package is not for your employee class. Please choose another',
  ),
  planChanged: entry(
    -737,
    'retry',
    '{name} 已修改此计划，请重新加载后再修改',
    '{name} has changed this plan meanwhile. Please reload it and change it again',
  ),
  planLive: entry(
    -738,
    'goBack',
    '还有 {n} 个有效预约；请确认保留这些预约，再停止预约',
    '{n} bookings are still to come. Please confirm that they stay, then close the plan',
  ),
  planSetBooked: entry(
    -739,
    'goBack',
    '有 {n} 个有效预约使用要移除的套餐，请先改约或取消',
    '{n} bookings are for a package you would remove. Please move or cancel them first',
  ),
  planCentreBooked: entry(
    -740,
    'goBack',
    '有 {n} 个有效预约在要移除的城市或机构，请先改约或取消',
    '{n} bookings are at a city or centre you would remove. Please move or cancel them first',
  ),
  planDaysBooked: entry(
    -741,
    'goBack',
    '有 {n} 个有效预约不在新的体检日期内，请先改约或取消',
    '{n} bookings are outside the new check-up dates. Please move or cancel them first',
  ),
  planPeopleBooked: entry(
    -742,
    'goBack',
    '有 {n} 个有效预约属于要移除的人群，请先取消',
    '{n} bookings are for people the plan would no longer cover. Please cancel them first',
  ),
  planModeInUse: entry(
    -743,
    'goBack',
    '此计划已有 {n} 个预约或卡券，不能更改获取方式；请新建计划',
    'There are {n} bookings or cards under this plan, so how it is paid cannot change. Please make a new plan',
  ),
  planSetNowhere: entry(
    -744,
    'fixInput',
    '所选城市和机构都不提供「{item}」，请增加机构或移除此套餐',
    'None of the chosen cities and centres offers "{item}". Please add a centre or remove the package',
  ),
  homeChanged: entry(
    -745,
    'retry',
    '此列表刚被他人修改，请重新加载后再修改',
    'Somebody else has changed this list meanwhile. Please reload it and change it again',
  ),
  homePicture: entry(
    -746,
    'fixInput',
    '第 {n} 项的图片不可用，请上传图片',
    'The picture of entry {n} cannot be used. Please upload one',
  ),
} satisfies Record<string, FaultEntry>;
