import { help, type Help } from './help.ts';

/** Check-ups and malls. */
export const bookingHelp: Record<string, Help> = {
  'booking.noticeWorkingDays': help(
    ['提前工作日', 'Notice in working days'],
    [
      '在线改期或取消须提前的工作日数，法定节假日不计',
      'Online changes end so many working days before; holidays do not count',
    ],
  ),
  'booking.bookAheadDays': help(
    ['最早可约', 'Book ahead (days)'],
    ['新预约至少提前的天数，1 为次日起', 'A new booking is made so many days before; 1: from tomorrow on'],
  ),
  'booking.noShowUsesPlan': help(
    ['未到检计次', 'A no-show counts'],
    ['未到检也算使用一次计划', 'A check-up nobody came to uses the plan'],
  ),
  'booking.holdMinutes': help(
    ['占位时间（分钟）', 'Hold (minutes)'],
    ['待支付订单保留名额的时间', 'How long a seat waits for its payment'],
  ),
  'booking.payMethods': help(['支付方式', 'Ways to pay'], ['先选的排在前面', 'The first ticked is offered first'], {
    wechat: ['微信支付', 'WeChat Pay'],
    guanaitong: ['关爱通', 'GuanAiTong'],
  }),
  'booking.trafficWays': help(
    ['出行方式', 'Ways of travelling'],
    ['预约时供选择；没有则不询问', 'Asked when booking; none: not asked'],
    {},
    { id: ['编号', 'Number'], name: ['名称', 'Name'] },
  ),
  'booking.precaution': help(['体检须知', 'Preparation'], ['预约后显示的须知', 'Which preparation is shown'], {
    standard: ['标准', 'Standard'],
    partner: ['合作方', 'Partner’s'],
  }),
  'booking.reportService': help(
    ['报告授权服务', 'Service that gets reports'],
    [
      '员工单独同意后可取得其报告的健康服务；改动文字须换版本，员工会被再次询问',
      'A health service that gets the report of whoever agrees; a new text needs a new version, and people are asked again',
    ],
    {},
    { name: ['服务名称', 'Name'], text: ['授权说明', 'What is agreed to'], version: ['版本', 'Version'] },
  ),
  bookingWindows: help(
    ['可预约时间', 'Booking windows'],
    [
      '首尾日均含；可限定或排除员工类别，不设则一直开放',
      'Both ends included; for some employee classes or without some. None: always open',
    ],
    {},
    {
      from: ['开始日', 'From'],
      to: ['结束日', 'Until'],
      onlyClasses: ['仅限员工类别', 'Only these classes'],
      exceptClasses: ['排除员工类别', 'Not these classes'],
    },
  ),
  'invoice.types': help(['发票类型', 'Kinds of invoice'], ['员工可申请的发票', 'What people may ask for'], {
    1: ['个人电子发票', 'Individual, electronic'],
    2: ['个人纸质发票', 'Individual, paper'],
    3: ['企业电子发票', 'Company, electronic'],
    4: ['企业纸质发票', 'Company, paper'],
  }),
  'mall.prices': help(['显示价格', 'Prices shown'], ['关闭后预约与商城各处都不出现金额', 'Off: no amounts anywhere']),
  'mall.variant': help(['商城样式', 'Malls'], ['商城有哪些页签', 'Which tabs the malls have'], {
    standard: ['标准', 'Standard'],
    dental: ['洁牙卡', 'Dental cards'],
    dentalGene: ['口腔与基因', 'Dental and gene'],
  }),
  'mall.yearFilter': help(
    ['按年筛选订单', 'Orders by year'],
    ['购买记录可按年份筛选', 'Purchases can be narrowed by year'],
  ),
  'mall.pointFen': help(['1 积分价值（元）', 'A point is worth (¥)'], ['积分支付时的换算', 'When points pay']),
  'mall.pointsPercent': help(
    ['积分可付比例（%）', 'Share points may pay (%)'],
    ['一笔订单中积分最多支付的比例', 'How much of an order points may pay'],
  ),
  'mall.giftsAndCardsFirst': help(
    ['先用福利金与卡', 'Gifts and cards first'],
    [
      '在积分之前使用；关闭后按到期日先后，先到期的先用',
      'They go before points; off: what expires first is used first',
    ],
  ),
  'mall.holdMinutes': help(
    ['待支付时间（分钟）', 'Hold (minutes)'],
    ['未支付的商城订单保留的时间', 'How long a mall order waits for its payment'],
  ),
  'mall.confirmDays': help(
    ['自动收货（天）', 'Received after (days)'],
    ['寄出多少天后视为收到，此后不可取消', 'When what was sent counts as received and can no longer be cancelled'],
  ),
  'mall.invoiceNote': help(
    ['开票说明', 'Note on invoices'],
    ['显示在结算页，{amount} 代表实付金额', 'On the checkout; {amount} stands for the part paid in money'],
  ),
};
