import { help, type Help } from './help.ts';

/** The parts of the account centre. */
export const accountHelp: Record<string, Help> = {
  'account.relatives': help(['我的家属', 'Relatives'], ['账户中心有家属一栏', 'The account centre lists relatives']),
  'account.addRelatives': help(
    ['员工添加家属', 'Adding relatives'],
    ['关闭后家属只由企业导入', 'Off: only the company names them'],
  ),
  'account.addresses': help(['收件地址', 'Addresses'], ['账户中心有地址一栏', 'The account centre keeps addresses']),
  'account.points': help(
    ['我的积分', 'Points'],
    ['账户中心有积分一栏，商城可用积分', 'The account centre shows points, the malls take them'],
  ),
  'account.relativePoints': help(
    ['家属积分', 'Relatives’ points'],
    ['在「我的积分」中显示家属一栏', 'Points of relatives are shown as well'],
  ),
  'account.reimbursement': help(
    ['报销申请', 'Reimbursement'],
    ['员工可申请体检、疫苗报销', 'People may claim check-ups and vaccinations'],
  ),
  'account.cards': help(['我的卡包', 'Cards'], ['账户中心有卡包一栏', 'The account centre has a wallet']),
  'account.services': help(
    ['我的服务', 'Services'],
    ['员工可查看和使用已有的服务', 'People see and use the services they hold'],
  ),
  'account.servicesEntry': help(
    ['服务入口', 'Entry to services'],
    ['在账户中心菜单显示「我的服务」', 'Services stand in the centre’s menu'],
  ),
  'account.customerService': help(
    ['客服与反馈', 'Customer service'],
    ['账户中心有客服一栏', 'The account centre leads to customer service'],
  ),
  'account.indicators': help(
    ['指标解读', 'Indicators'],
    ['员工可看历年指标', 'People see their indicators over the years'],
  ),
  'account.indexEntry': help(
    ['指标入口', 'Indicator entry'],
    ['开通指标页面的直接入口', 'Opens the way to the indicator page'],
  ),
  'account.changePassword': help(
    ['修改密码', 'Change of password'],
    ['关闭后由企业自己的账号系统管理密码', 'Off: passwords are kept elsewhere'],
  ),
  'feedback.serviceHours': help(
    ['反馈服务时间', 'Hours of feedback'],
    [
      '工作日内计入 24 小时答复承诺的时段，如 08:30 至 17:30',
      'What of a working day counts towards the 24 hours, such as 08:30 to 17:30',
    ],
    {},
    { from: ['开始', 'From'], to: ['结束', 'Until'] },
  ),
  'reimbursement.limitFen': help(
    ['每人每年报销上限（元）', 'Limit a year (¥)'],
    ['每人每个自然年', 'For each person and calendar year'],
  ),
  'reimbursement.radiusKm': help(
    ['就近预约距离（公里）', 'Distance to book within (km)'],
    ['此距离内有合作机构的员工应预约', 'Whoever has a centre within it books there'],
  ),
  'reimbursement.fourEyesFen': help(
    ['双人复核金额（元）', 'Two approve above (¥)'],
    ['超过此金额由两人审核，第二人为财务', 'Above it two approve, the second of finance'],
  ),
  'reimbursement.withinDays': help(
    ['申请期限（天）', 'Days to claim'],
    ['体检后多少天内可申请', 'How long after the check-up a claim may come'],
  ),
  'reimbursement.reviewWorkingDays': help(
    ['审核时限（工作日）', 'Review within (working days)'],
    ['员工提交后多少个工作日内审核', 'Working days from sending in to the answer'],
  ),
  'reimbursement.documents.physical': help(
    ['体检报销材料', 'Papers for check-ups'],
    ['员工须上传的材料', 'What must be handed in'],
    {
      invoice: ['发票', 'Invoice'],
      report: ['报告', 'Report'],
      vaccination: ['接种证明', 'Vaccination record'],
      other: ['其他', 'Other'],
    },
  ),
  'reimbursement.documents.vaccine': help(
    ['疫苗报销材料', 'Papers for vaccinations'],
    ['员工须上传的材料', 'What must be handed in'],
    {
      invoice: ['发票', 'Invoice'],
      report: ['报告', 'Report'],
      vaccination: ['接种证明', 'Vaccination record'],
      other: ['其他', 'Other'],
    },
  ),
  'reimbursement.wording': help(
    ['进度用语', 'Words of progress'],
    ['报销进度的说法', 'How the progress of a claim is told'],
    { review: ['审核中', 'Under review'], finance: ['财务处理中', 'Finance processing'] },
  ),
  'reimbursement.batchColumns': help(
    ['付款文件列', 'Columns of the batch file'],
    ['银行模板的列，按选择的先后排列', 'The bank’s template; in the order they are ticked'],
    {
      no: ['序号', 'Number'],
      accountName: ['户名', 'Account name'],
      accountNumber: ['账号', 'Account number'],
      bank: ['开户行', 'Bank'],
      yuan: ['金额（元）', 'Amount (yuan)'],
      claimNo: ['报销单号', 'Claim number'],
      mobile: ['手机号', 'Mobile'],
      remark: ['备注', 'Remark'],
    },
  ),
};
