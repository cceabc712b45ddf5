import type { OwnText } from './own-text.ts';
import { en } from './sections-en.ts';
import { zh } from './sections-zh.ts';

const whoZh = `本政策适用于企业集团年度健康服务的参加者，说明我们如何处理您的个人信息，以及您有哪些权利。请在使用前完整阅读，特别是加粗的内容。[个人信息处理规则](/web/privacy/rules) 进一步逐项列明处理的信息与接收方，是本政策的一部分。

## 一、谁来处理
年度健康服务由您所在的企业集团及其成员企业委托健康服务运营方（以下称「我们」）提供。成员企业按人员类别确定服务期、套餐与额度，并向我们提供必要的人员名单；派驻人员的名单由其用工单位提供。我们负责运营平台、安排体检和保管健康信息。对健康信息，**我们独立承担个人信息处理者的责任，不受企业集团、成员企业或用工单位的指示向其披露**。`;

const sharingZh = `## 六、向谁提供
- **体检机构**：为接待您并出具报告，提供姓名、性别、出生日期、证件号码、手机号、套餐与时间；团检日由现场组织方按名单核对到检；
- **支付机构**（微信支付、关爱通）：订单号与金额；
- **短信与邮件服务商、快递公司**：手机号、邮箱或收货信息，仅用于送达；
- **开票服务商**：发票抬头与接收方式；
- **您的成员企业**：您是否已预约、是否已到检、额度的使用情况；**企业集团**只得到各成员企业的汇总数字。两者均**不含检查结果**，除非您单独授权；
- **派驻人员的用工单位**：仅为核对参加资格，提供是否参加；
- **健康服务、在线医生等第三方**：只在您主动使用或单独同意时提供，并在离开本平台前提示您；
- **国家机关**：依法要求时，在必要范围内提供。

成员企业之间不共享您的个人信息；您调动到另一成员企业时，原有记录仍由我们保管，新企业看不到。受托方只能按约定目的处理，不得转作他用。我们不出售个人信息，不公开披露个人信息。`;

const whoEn = `This policy is for those who take part in the yearly health service of a group of companies. It says how we process your personal information and which rights you have. Please read all of it before you use the portal, what is in bold above all. The [Rules for personal information](/web/privacy/rules) list item by item what is processed and who receives it; they are part of this policy.

## 1. Who processes it
Your group of companies and its members have a health service operator ("we") provide the yearly health service. Each member decides by category of staff on the term, the packages and the limits and gives us the list of people that takes; people seconded by a vendor are named by that vendor. We run the portal, arrange check-ups and keep health information. For health information **we are responsible as a handler in our own right and do not disclose it to the group, its members or vendors on their instruction**.`;

const sharingEn = `## 6. Who receives it
- **Check-up centres**: name, sex, date of birth, ID number, phone number, package and time, to receive you and to write the report; on group days the organisers on site check who came against a list;
- **Payment providers** (WeChat Pay, GuanAiTong): order number and amount;
- **Carriers of messages, e-mail and parcels**: phone number, e-mail or delivery details, to deliver and for nothing else;
- **Invoice issuers**: title and way of delivery;
- **Your member company**: whether you have booked and came, and how limits are used. **The group** gets totals of its members only. Neither gets **any results**, unless you authorise it separately;
- **The vendor of seconded staff**: whether you take part, to check that you may;
- **Health services, online doctors and other third parties**: only when you use them yourself or agree separately, and we tell you before you leave the portal;
- **Authorities**: what the law requires, as far as it is necessary.

Members do not share your personal information with each other. If you move to another member, earlier records stay with us and your new company does not see them. Processors may use it for the agreed purpose only. We do not sell personal information and do not make it public.`;

/** For the members of one family of companies (/web/privacy/deqin). */
export const FAMILY_TEXT: OwnText = {
  kind: 'family',
  title: { zh: '年度健康服务隐私政策', en: 'Privacy policy of the yearly health service' },
  body: {
    zh: [
      whoZh,
      zh.what,
      zh.basis,
      zh.sensitive,
      zh.minors,
      sharingZh,
      zh.retention,
      zh.security,
      zh.rights,
      zh.contact,
      zh.changes,
    ].join('\n\n'),
    en: [
      whoEn,
      en.what,
      en.basis,
      en.sensitive,
      en.minors,
      sharingEn,
      en.retention,
      en.security,
      en.rights,
      en.contact,
      en.changes,
    ].join('\n\n'),
  },
};
