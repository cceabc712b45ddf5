import { entry, type FaultEntry } from './entry.ts';

/** Medical reports, who may read them, and how operators publish them */
export const reportFaults = {
  reportMissing: entry(
    -550,
    'viewRecords',
    '这里还没有可查看的体检报告，报告出具后会短信通知您',
    'There is no report to read here yet. You get a message as soon as one is ready',
  ),
  reportWithdrawn: entry(
    -551,
    'callHotline',
    '该报告正在更正，暂时不能查看；如有疑问请联系{service}',
    'This report is being corrected and cannot be read just now. If you have questions, contact {service}',
  ),
  reportFetchFailed: entry(
    -552,
    'retryLater',
    '报告获取失败，请稍后再试',
    'Report acquisition failed. Please try again later',
  ),
  reportConsentNeeded: entry(
    -553,
    'choosePerson',
    '查看家属的报告需要其本人同意，请在体检报告页发送授权短信',
    'A relative’s report can be read once they agree themselves. Please send them the request from the reports page',
  ),
  reportPersonOther: entry(
    -554,
    'fixInput',
    '体检人与证件号码不符，请核对后重试',
    'The person and the ID number do not belong together. Please check both',
  ),
  consentPhoneMissing: entry(
    -555,
    'fixInput',
    '该家属没有手机号，请先在「家属资料」中补充其本人的手机号',
    'There is no mobile number of this relative. Please add their own number under Relatives first',
  ),
  consentPhoneSame: entry(
    -556,
    'fixInput',
    '家属的手机号与您的相同；同意须由本人作出，请在「家属资料」中填写其本人的手机号',
    'This relative has the same number as you. They must agree themselves, so please give their own number under Relatives',
  ),
  consentPhoneNew: entry(
    -571,
    'none',
    '该家属的手机号登记或更换未满 7 天，为保护其本人，{date} 起才能向新号码发送授权短信',
    'This relative’s number was added or changed less than 7 days ago. To protect them, a request can go to the new number from {date}',
  ),
  consentAskedLately: entry(
    -557,
    'retryLater',
    '授权短信刚刚发送过，请一小时后再试',
    'The request was sent a short while ago. Please try again in an hour',
  ),
  consentLinkGone: entry(
    -558,
    'none',
    '链接已失效，如需继续请让家属重新发送',
    'This link is no longer valid. Please ask your relative to send a new one',
  ),
  consentCodeWrong: entry(
    -559,
    'fixInput',
    '验证码不正确，请核对短信后重新输入',
    'The code is not right. Please check the message and type it again',
  ),
  consentTriesOver: entry(
    -572,
    'none',
    '验证码输错次数过多，请让家属重新发送',
    'The code was typed wrongly too often. Please ask your relative to send a new one',
  ),
  consentOwn: entry(-560, 'none', '查看本人的报告不需要授权', 'You need nobody’s consent to read your own report'),
  hrNotAuthorized: entry(
    -561,
    'goBack',
    '该员工没有授权企业查看报告，请与其本人联系',
    'This employee has not authorised the company to read the report. Please speak with them',
  ),
  reportOrderUnknown: entry(
    -562,
    'fixInput',
    '没有找到订单 {no}，请核对订单号',
    'There is no order {no}. Please check the number',
  ),
  reportNotExamined: entry(
    -563,
    'fixInput',
    '订单 {no} 还没有完成体检，不能发布报告',
    'The check-up of order {no} is not done, so there is nothing to report yet',
  ),
  reportBad: entry(
    -564,
    'fixInput',
    '报告内容有误：{problem}，请修改文件后重试',
    'The report cannot be used: {problem}. Please correct the file and try again',
  ),
  reportUnchanged: entry(
    -565,
    'goBack',
    '内容与当前版本相同，无需重新发布',
    'This is the same as the present version, so there is nothing to publish',
  ),
  reportChanged: entry(
    -566,
    'retry',
    '该报告刚刚被更新，请刷新后重试',
    'This report has just been changed. Please reload and try again',
  ),
  reportNotPublished: entry(
    -567,
    'goBack',
    '该报告已撤回，请刷新列表',
    'This report is withdrawn already. Please reload the list',
  ),
  reportReasonNeeded: entry(
    -568,
    'fixInput',
    '该订单已有报告，更正时请填写原因',
    'This order has a report already. Please say why it is corrected',
  ),
  jsonNeeded: entry(-569, 'fixInput', '请上传 JSON 格式的报告文件', 'Please upload the reports as a JSON file'),
  reportsCount: entry(
    -570,
    'fixInput',
    '文件中有 {count} 份报告，一次可处理 1 到 {most} 份',
    'The file holds {count} reports; 1 to {most} can be taken at a time',
  ),
} satisfies Record<string, FaultEntry>;
