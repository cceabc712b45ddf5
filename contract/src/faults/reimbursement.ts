import { entry, type FaultEntry } from './entry.ts';

/** Claims of people, and their review by operators */
export const reimbursementFaults = {
  claimCovered: entry(
    -370,
    'home',
    '{city} {km} 公里内有合作机构「{center}」，请直接预约体检；报销仅适用于没有合作机构覆盖的地区',
    'There is a partner centre, {center}, within {km} km of {city}: please book there. Claims are for areas no centre covers',
  ),
  claimUsedUp: entry(
    -371,
    'callHotline',
    '您 {year} 年的报销额度已用完；如有疑问请联系{service}',
    'Your limit for {year} is used up. If that seems wrong, contact {service}',
  ),
  claimHolder: entry(
    -372,
    'fixInput',
    '开户名须与申请人姓名「{name}」一致，请填写本人账户',
    'The account holder must be the same as the name of the person who claims, {name}. Please give your own account',
  ),
  claimBranch: entry(
    -373,
    'fixInput',
    '开户行请填写到支行，例如「招商银行上海静安支行」',
    'Please give the bank down to the branch, such as "China Merchants Bank, Jing\'an Sub-branch"',
  ),
  claimAccountBad: entry(
    -374,
    'fixInput',
    '银行账号不正确，请对照银行卡核对后重新输入',
    'This account number cannot be right. Please check it against your bank card',
  ),
  claimAccountNeeded: entry(-375, 'fixInput', '请填写银行账号', 'Please give the account number'),
  claimDayAhead: entry(
    -376,
    'fixInput',
    '体检或接种日期不能晚于今天，请在完成后申请',
    'The date cannot be later than today. Please claim once it has been done',
  ),
  claimTooLate: entry(
    -377,
    'callHotline',
    '该日期已超过 {days} 天的申请期限；如有特殊情况请联系{service}',
    'The date is more than {days} days ago, which is too late for a claim. In a special case, contact {service}',
  ),
  claimDocuments: entry(
    -378,
    'fixInput',
    '还缺少材料：{documents}，请上传后再提交',
    'These papers are missing: {documents}. Please add them and submit again',
  ),
  claimIncomplete: entry(
    -379,
    'fixInput',
    '收款信息还没有填写，请返回上一步补充',
    'The account to pay to is not given yet. Please go back one step and fill it in',
  ),
  claimLocked: entry(
    -380,
    'goBack',
    '该申请已提交或已处理，当前不能这样操作；请刷新后查看最新进度',
    'This claim has been sent in or decided, so this cannot be done now. Please reload to see where it stands',
  ),
  claimFilesFull: entry(
    -381,
    'fixInput',
    '每个申请最多上传 {most} 个文件，请先移除一个',
    'A claim holds {most} files at most. Please remove one first',
  ),
  claimLimit: entry(
    -382,
    'fixInput',
    '核准金额超出该员工 {year} 年的剩余额度（剩 ¥{left}），请调低金额',
    'This is more than what is left of the person’s limit for {year} (¥{left}). Please approve less',
  ),
  claimAboveAsked: entry(
    -383,
    'fixInput',
    '核准金额不能高于申请金额 ¥{asked}，请调低金额',
    'No more can be approved than the ¥{asked} that were asked for. Please approve less',
  ),
  claimFourEyes: entry(
    -384,
    'goBack',
    '超过 ¥{yuan} 的申请须由另一位同事复核，您已批准过这笔申请',
    'A claim above ¥{yuan} needs a second, different colleague, and you were the first',
  ),
  claimNeedsFinance: entry(
    -385,
    'goBack',
    '超过 ¥{yuan} 的申请须由财务复核，请等待财务同事处理',
    'A claim above ¥{yuan} is approved by finance. Please leave it to a colleague there',
  ),
  claimChecklist: entry(
    -386,
    'fixInput',
    '请先完成核对清单的每一项，再批准',
    'Please go through every line of the checklist before approving',
  ),
  claimChanged: entry(
    -387,
    'retry',
    '该申请刚刚发生了变化，请刷新后重试',
    'This claim has just changed. Please reload and try again',
  ),
  nothingToPay: entry(
    -388,
    'goBack',
    '该企业没有待付款的申请，请刷新列表',
    'No claim of this company waits to be paid. Please reload the list',
  ),
  batchPaid: entry(
    -389,
    'goBack',
    '该批次已标记为已付款，请刷新列表',
    'This batch has been marked as paid already. Please reload the list',
  ),
} satisfies Record<string, FaultEntry>;
