import type { Dict, Texts } from '../../platform/locale.ts';

/** The words of the invoice form, wherever it stands. */
const zh = {
  holder: '抬头类型',
  holders: { individual: '个人', company: '企业' },
  medium: '发票形式',
  mediums: { electronic: '电子发票', paper: '纸质发票' },
  invoiceTitle: '发票抬头',
  titleHint: '输入 2 个字以上可搜索企业，自动带出税号',
  taxNum: '纳税人识别号',
  invoicePhone: '接收手机号',
  invoiceEmail: '接收邮箱',
  more: '填写开户行、账号、地址与电话（专用发票需要）',
  bankName: '开户行',
  bankAccount: '银行账号',
  companyAddress: '企业地址',
  companyPhone: '企业电话',
  content: '备注',
  optional: '（选填）',
  lookup: {
    list: '企业名称',
    searching: '正在搜索企业…',
    none: '没有找到相关企业，可直接填写抬头',
    failed: '企业查询暂不可用，可直接填写抬头与税号',
    found: (count: number) => `找到 ${count} 家企业，按上下方向键选择`,
  },

  needTitle: '请填写发票抬头',
  needTax: '请填写纳税人识别号',
  badTax: '纳税人识别号为 15–20 位字母或数字',
  needContact: '请填写接收手机号或邮箱',
  phoneBad: '手机号码格式不正确，请输入 11 位手机号',
  emailBad: '邮箱格式不正确，例如 name@company.com',
};

const en: Dict<typeof zh> = {
  holder: 'Made out to',
  holders: { individual: 'A person', company: 'A company' },
  medium: 'Form',
  mediums: { electronic: 'Electronic', paper: 'Paper' },
  invoiceTitle: 'Invoice title',
  titleHint: 'Type 2 or more characters to search companies; the tax number is filled in',
  taxNum: 'Taxpayer number',
  invoicePhone: 'Recipient phone',
  invoiceEmail: 'Recipient email',
  more: 'Add bank, account, address and phone (for special invoices)',
  bankName: 'Bank',
  bankAccount: 'Bank account',
  companyAddress: 'Company address',
  companyPhone: 'Company phone',
  content: 'Note',
  optional: ' (optional)',
  lookup: {
    list: 'Companies',
    searching: 'Searching companies…',
    none: 'No company found. You can type the title yourself',
    failed: 'The company search is not available. Please type title and tax number',
    found: (count) => `${count} ${count === 1 ? 'company' : 'companies'} found, use the arrow keys`,
  },

  needTitle: 'Please fill in the invoice title',
  needTax: 'Please fill in the taxpayer number',
  badTax: 'The taxpayer number has 15 to 20 letters or digits',
  needContact: 'Please fill in a recipient phone or email',
  phoneBad: 'Phone number format is wrong. Enter 11 digits',
  emailBad: 'Email format is wrong, e.g. name@company.com',
};

export const invoiceText: Texts<typeof zh> = { zh, en };
