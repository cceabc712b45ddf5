import { entry, type FaultEntry } from './entry.ts';

/** The partner's site, and the unusual fields of a plan or a centre. */
export const partnerFaults = {
  partnerOff: entry(
    -700,
    'home',
    '您的公司未开通合作平台跳转，请返回首页',
    'Your company has no partner site to go to. Please go back to the home page',
  ),
  partnerNotReady: entry(
    -701,
    'callHotline',
    '暂时无法前往合作平台，请联系{service}',
    'The partner site cannot be reached at the moment. Please contact {service}',
  ),
  partnerPage: entry(
    -702,
    'home',
    '合作平台没有这个页面，请返回首页',
    'The partner site has no such page. Please go back to the home page',
  ),
  partnerSelfOnly: entry(
    -703,
    'home',
    '只能以本人身份前往合作平台',
    'Only you yourself can be signed in at the partner site',
  ),
  partnerNoNumber: entry(
    -704,
    'callHotline',
    '您的资料缺少工号，无法前往合作平台，请联系{service}',
    'Your employee number is missing, so the partner site cannot know you. Please contact {service}',
  ),
  invoiceNotOffered: entry(
    -705,
    'fixInput',
    '您的公司不提供这类发票，请选择其他类型',
    'Your company does not offer this kind of invoice. Please choose another',
  ),
  dockingDiffers: entry(
    -706,
    'otherCentres',
    '机构的接单方式已变化，请重新选择机构',
    'The centre takes bookings in another way by now. Please choose the centre again',
  ),
  teamDaysOnly: entry(
    -707,
    'nearestDay',
    '此计划只能预约公司的团检日，{date}不是团检日',
    'This plan is for your company’s team days only. {date} is none of them',
  ),
  signUpDiffers: entry(
    -761,
    'otherCentres',
    '该机构需要选择时段，请重新选择机构与时间',
    'This centre takes bookings by time. Please choose the centre and a time again',
  ),
  planWayInUse: entry(
    -763,
    'fixInput',
    '已有 {n} 笔有效预约，加项方式不能再改；可以新建一个计划',
    '{n} bookings are live, so add-ons stay as they are. You can open another plan',
  ),
  extraNotOffered: entry(
    -762,
    'editExtras',
    '此计划不提供「{item}」，请修改加项',
    'This plan does not offer “{item}”. Please change the add-ons',
  ),
} satisfies Record<string, FaultEntry>;
