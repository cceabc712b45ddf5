import type { OwnText } from './own-text.ts';
import { en } from './sections-en.ts';
import { zh } from './sections-zh.ts';

const whoZh = `本政策说明您使用体检预约平台（以下称「本平台」）时，我们如何处理您的个人信息，以及您有哪些权利。请在使用前完整阅读，特别是加粗的内容。[个人信息处理规则](/web/privacy/rules) 进一步逐项列明处理的信息与接收方，是本政策的一部分。

## 一、谁来处理
本平台由健康服务运营方（以下称「我们」）为与您有劳动或服务关系的企业提供。您的企业决定为哪些员工提供哪些福利，并向我们提供必要的员工名单；我们负责运营平台、安排体检和保管健康信息。对健康信息，**我们独立承担个人信息处理者的责任，不受您企业的指示向其披露**。`;

const sharingZh = `## 六、向谁提供
- **体检机构**：为接待您并出具报告，提供姓名、性别、出生日期、证件号码、手机号、套餐与时间；
- **支付机构**（微信支付、关爱通）：订单号与金额；
- **短信与邮件服务商、快递公司**：手机号、邮箱或收货信息，仅用于送达；
- **开票服务商**：发票抬头与接收方式；
- **您的企业**：是否已预约、是否已到检、福利额度的使用情况。**不含检查结果**，除非您单独授权；
- **健康服务、在线医生等第三方**：只在您主动使用或单独同意时提供，并在离开本平台前提示您；
- **国家机关**：依法要求时，在必要范围内提供。

受托方只能按约定目的处理，不得转作他用；我们对其进行评估和监督。我们不出售个人信息，不公开披露个人信息。`;

const whoEn = `This policy says how we process your personal information when you use the check-up portal ("the portal"), and which rights you have. Please read all of it before you use the portal, what is in bold above all. The [Rules for personal information](/web/privacy/rules) list item by item what is processed and who receives it; they are part of this policy.

## 1. Who processes it
The portal is run by a health service operator ("we") for the company you work for or with. Your company decides which employees get which benefits and gives us the list of employees that takes; we run the portal, arrange check-ups and keep health information. For health information **we are responsible as a handler in our own right and do not disclose it to your company on its instruction**.`;

const sharingEn = `## 6. Who receives it
- **Check-up centres**: name, sex, date of birth, ID number, phone number, package and time, to receive you and to write the report;
- **Payment providers** (WeChat Pay, GuanAiTong): order number and amount;
- **Carriers of messages, e-mail and parcels**: phone number, e-mail or delivery details, to deliver and for nothing else;
- **Invoice issuers**: title and way of delivery;
- **Your company**: whether you have booked and came, and how benefits are used. **No results**, unless you authorise it separately;
- **Health services, online doctors and other third parties**: only when you use them yourself or agree separately, and we tell you before you leave the portal;
- **Authorities**: what the law requires, as far as it is necessary.

Processors may use it for the agreed purpose only; we assess and supervise them. We do not sell personal information and do not make it public.`;

export const STANDARD_TEXT: OwnText = {
  kind: 'standard',
  title: { zh: '隐私政策', en: 'Privacy policy' },
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
