import type { OwnText } from './own-text.ts';

const zh = `本规则逐项列明各功能处理的个人信息、目的和接收方，与隐私政策一并生效。每一项都可以单独使用或不使用。

## 一、处理原则
- **合法、正当、必要、诚信**：不以误导、欺诈、胁迫的方式处理；
- **最小必要**：每个功能只要求完成它所必需的信息，选填项留空不影响使用；
- **公开透明**：目的、方式、范围写明在此，变化时重新告知；
- **准确**：您可以随时更正；由企业提供的信息有误时，我们协助更正；
- **安全**：加密、隔离、留痕、按岗位授权。

## 二、各功能清单
### 登录
信息：企业编码、账号、密码散列、设备名称、网络地址摘要。目的：确认身份、发现异常登录。接收方：无。不提供则无法登录。

### 预约体检
信息：姓名、性别、出生日期、证件、手机号、婚姻状况、所选机构与时间、交通方式（部分企业）。目的：匹配套餐、核对身份、接待。接收方：您所选的体检机构。不提供则无法预约。

### 为家属预约
信息：家属的上述信息及关系。目的：同上。接收方：所选体检机构。请先告知并取得家属同意；家属可独立行使全部权利。

### 体检报告
信息：检查结果、结论、影像与化验数据。性质：敏感个人信息。目的：供您本人阅读、比较历年变化。接收方：无；经您单独同意时，为您指定的健康服务或企业 HR。不同意不影响您查看报告。

### 问卷与风险评估
信息：您填写的生活方式、家族史等。性质：敏感个人信息。目的：生成给您本人看的提示。接收方：无。可以不填写或随时停止，企业要求的问卷会在开始前说明谁能看到答案。

### 支付、退款、发票
信息：订单号、金额、支付结果、发票抬头与接收方式。接收方：支付机构、开票服务商。

### 报销
信息：费用、医院、收款账户、材料。性质：银行账号与报告为敏感个人信息。接收方：审核人员、付款银行；您的企业只得到金额与人数。

### 积分、卡券、商城与我的服务
信息：持有、使用与赠送记录，收货信息。接收方：所购商品或服务的提供方、快递公司。赠送卡券时，对方会看到您的姓名。

### 在线医生
信息：由您在第三方页面自行填写。接收方：您选择的在线医生平台。离开本平台前会提示您，第三方按其自己的政策处理。

### 意见反馈与客服
信息：内容、附件、联系方式。目的：答复与改进。接收方：客服人员。

## 三、工作人员的查看
客服、财务、内容和管理岗位的权限各不相同；完整证件号、手机号默认遮盖，揭示需要填写原因。每次查看都写入不可篡改的记录，您可以在 [隐私与数据](/web/usercenter/privacy) 看到岗位、时间和原因。

## 四、单独同意
下列处理在开始前另行征求您的同意，并可单独撤回：向健康服务提供体检报告；向企业 HR 提供体检报告；上传报告的识别与归档；为不满十四周岁的家属处理信息（由监护人同意）。

## 五、浏览器中的存储
我们只使用维持登录、记住语言与字号、保存填写中的内容所必需的本地存储和 Cookie，不使用广告或跨站跟踪技术。退出登录后，个人内容随即清除。

## 六、影响评估与负责人
处理敏感个人信息、委托处理或向他人提供前，我们进行个人信息保护影响评估，评估报告和处理情况记录至少保存三年。个人信息保护负责人的联系方式见隐私政策「联系我们」一节。`;

const en = `These rules list for each function what is processed, why, and who receives it. They are in force together with the privacy policy. Each function can be used or left alone by itself.

## 1. Principles
- **Lawful, fair, necessary, in good faith**: never by misleading, deceiving or coercing;
- **As little as possible**: a function asks for what it needs; what is optional may be left empty;
- **Open**: purposes, means and scope are written here, and you are told anew when they change;
- **Accurate**: you can correct at any time; where your employer gave us something wrong we help to correct it;
- **Safe**: encrypted, kept apart, recorded, with rights by role.

## 2. Function by function
### Signing in
Information: company code, account, hash of the password, name of the device, digest of the network address. Purpose: to know that it is you and to notice unusual sign-ins. Recipients: none. Without it you cannot sign in.

### Booking a check-up
Information: name, sex, date of birth, ID document, phone number, marital status, centre and time, way of travelling (some companies). Purpose: to find packages that suit you, to identify and receive you. Recipient: the centre you choose. Without it you cannot book.

### Booking for relatives
Information: the same of your relative, and the relation. Purpose: the same. Recipient: the centre chosen. Please tell them and ask them first; relatives have all rights themselves.

### Reports
Information: results, conclusions, images and laboratory values. Sensitive personal information. Purpose: for you to read and to compare with earlier years. Recipients: none; with your separate consent the health service or the HR people you name. Refusing does not affect your own reading.

### Questionnaires and risk assessment
Information: way of life, family history and what else you answer. Sensitive personal information. Purpose: notes for yourself. Recipients: none. You may leave it or stop at any time; a questionnaire your company asks for says before it begins who sees the answers.

### Payment, refunds, invoices
Information: order number, amount, result, invoice title and way of delivery. Recipients: payment provider, invoice issuer.

### Reimbursement
Information: cost, hospital, account to pay to, papers. Bank accounts and reports are sensitive. Recipients: reviewers and the paying bank; your company gets amounts and headcounts only.

### Points, cards, malls and services you hold
Information: what you hold, use and give away; delivery details. Recipients: the supplier of what you buy and the carrier. Whoever you give a card to sees your name.

### Online doctor
Information: what you enter on the third party's page. Recipient: the service you choose. You are told before you leave the portal; the third party works under its own policy.

### Feedback and customer service
Information: what you write, attachments, ways to reach you. Purpose: to answer and to improve. Recipients: support staff.

## 3. What staff look at
Support, finance, content and administration have different rights. Whole ID and phone numbers are masked; revealing them needs a reason. Every look goes into a record that cannot be altered unnoticed. You see role, time and reason under [Privacy and data](/web/usercenter/privacy).

## 4. Separate consent
Before each of these we ask separately, and you can withdraw each by itself: handing your report to a health service; handing your report to HR; reading and filing reports you upload; processing information of relatives under fourteen (by the guardian).

## 5. In your browser
We use only the local storage and cookies it takes to keep you signed in, to remember language and size, and to save what you are filling in. There is no advertising and no tracking across sites. When you sign out, what is personal is removed.

## 6. Assessment and the person in charge
Before we process sensitive information, have it processed or provide it to others we assess the impact; assessments and records are kept for at least three years. How to reach the person in charge stands in the privacy policy under "Contact".`;

export const RULES_TEXT: OwnText = {
  kind: 'rules',
  title: { zh: '个人信息处理规则', en: 'Rules for personal information' },
  body: { zh, en },
};
