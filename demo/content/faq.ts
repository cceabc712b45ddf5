import type { FaqGroup } from '#contract/content-kinds';

/** A question and its answer, in Chinese and in English. */
export type DemoFaq = readonly [questionZh: string, answerZh: string, questionEn: string, answerEn: string];

/** People's questions, as this product answers them: nothing is promised here that a screen does not do. */
export const FAQ: Record<FaqGroup, readonly DemoFaq[]> = {
  booking: [
    [
      '怎样预约体检？',
      '登录后在首页点按「本人预约」，依次确认个人信息、选择套餐与加项、选择机构与时间，最后核对并提交。填到一半离开也没关系，首页会提示您接着填写。',
      'How do I book a check-up?',
      'Sign in and press "Book for myself" on the home page. Confirm your details, choose a package and add-ons, choose a centre and a time, then check and submit. If you leave half-way the home page offers to go on from there.',
    ],
    [
      '可以为家属预约吗？',
      '可以，只要企业的体检计划包含家属。点按首页的「家属预约」选择或添加家属。请先征得家属同意再填写其资料；未满 18 周岁暂不支持在线预约。',
      'Can I book for my family?',
      'Yes, if your company has a plan for relatives. Press "Book for family" on the home page and choose or add somebody. Ask them before you enter their details. Booking online is not available to those under 18.',
    ],
    [
      '为什么提示体检尚未开放？',
      '每家企业有自己的预约期。页面会写明开放日期，到期后即可预约；预约期已结束时，请联系企业 HR 或客服。',
      'Why does it say booking has not opened yet?',
      'Each company has its own booking period. The page says when it opens. If it is over, contact HR or customer service.',
    ],
    [
      '最晚提前多久预约？',
      '通常最早可约明天；有的企业要求更早提交，日历上不可选的日期会写明原因，例如「须至少提前 3 天预约」。',
      'How far ahead must I book?',
      'Usually tomorrow is the earliest. Some companies ask for more; a date you cannot choose says why, such as "please book at least 3 days ahead".',
    ],
    [
      '为什么有的套餐或加项不能选？',
      '套餐和加项可能限定性别、年龄或婚姻状况，也可能与已选项目重复或互为升级项。每个不可选的项目下方都写明了原因和可以怎么做。',
      'Why can I not choose some packages or add-ons?',
      'They may be for one sex, an age range or a marital status, or be equal to or an upgrade of something you chose. Each says why and what you can do.',
    ],
    [
      '所选时段提示「刚刚被约满」怎么办？',
      '名额以提交时为准，选择期间可能被其他人约走。页面会列出同一天或邻近日期的其他时段，点按即可改选，已填写的内容不会丢失。',
      'It says the time has just been taken. What now?',
      'A place is yours when you submit; somebody may be faster. The page lists other times of that day or near it. Press one: nothing you filled in is lost.',
    ],
    [
      '附近没有合作机构怎么办？',
      '可以更换城市查看邻近地区的机构。如果所在城市周边没有合作机构，且您的企业开通了报销，可自行体检后申请 [报销](/web/reimbursement)。',
      'There is no partner centre near me. What can I do?',
      'Look at centres of neighbouring cities. If there is none around and your company offers reimbursement, have a check-up elsewhere and [claim it](/web/reimbursement).',
    ],
    [
      '体检当天需要带什么？',
      '请带有效身份证件和预约凭证（在「预约记录」中打开，有二维码）。空腹要求、用药和女性检查的注意事项见凭证上的「体检须知」。',
      'What do I bring on the day?',
      'A valid ID document and your ticket: open it in "My bookings", it has a QR code. Fasting, medication and notes for women are under "Before your check-up" on the ticket.',
    ],
  ],
  change: [
    [
      '怎样改期？',
      '在 [预约记录](/web/examrecord) 打开订单，点按「改期」，可以重新选择机构、日期和时段。改期成功前，原预约一直为您保留。',
      'How do I reschedule?',
      'Open the order in [My bookings](/web/examrecord) and press "Reschedule". You can choose another centre, date and time. Your old booking is kept until the new one is confirmed.',
    ],
    [
      '改期或取消有时间限制吗？',
      '有。须在体检日前若干个工作日办理，通常为 4 个工作日，各企业不同；您的订单上写明了最后的日期，当天 24:00 前都可以在线办理。',
      'Is there a deadline for rescheduling or cancelling?',
      'Yes: some working days before the check-up, usually 4, which differs by company. Your order names the last day, and it counts until midnight of that day.',
    ],
    [
      '过了时限还想调整怎么办？',
      '请致电客服热线并提供订单号。客服会与机构确认能否调整，已安排的检查可能无法更改。',
      'The deadline has passed. Can it still be changed?',
      'Call the hotline and give your order number. Customer service asks the centre; what is already arranged may not be changeable.',
    ],
    [
      '改期会产生费用吗？',
      '新的选择更贵时，需要支付差价，支付前原预约不变；更便宜时，差价原路退回。价格相同则不产生费用。',
      'Does rescheduling cost anything?',
      'If the new choice costs more you pay the difference, and until then your old booking stays. If it costs less the difference goes back the way it came. The same price costs nothing.',
    ],
    [
      '为什么提示该机构不支持修改订单？',
      '少数机构不接受改期。请在时限内先取消订单，再重新预约；取消前可以先看好新的名额。',
      'Why does it say the centre does not support changes?',
      'A few centres take none. Cancel within the deadline and book again; look for a new place before you cancel.',
    ],
    [
      '取消后钱什么时候退回？',
      '自付的金额全额原路退回，通常几个工作日内到账，以支付机构为准。订单上可以看到「退款中」「已退款」的进度。',
      'When do I get my money back after cancelling?',
      'What you paid goes back in full the way it came, usually within a few working days, depending on the payment provider. The order shows whether it is on its way or done.',
    ],
    [
      '没去体检会怎样？',
      '订单会标记为「未到检」。是否计入您的使用次数由企业决定；如有特殊情况，请在体检日前联系客服。',
      'What happens if I do not turn up?',
      'The order is marked as missed. Your company decides whether that counts as a use of your plan. If something comes up, tell customer service before the day.',
    ],
  ],
  payment: [
    [
      '支持哪些支付方式？',
      '支持微信支付和关爱通，具体以您企业的设置为准。在电脑上可用微信扫码，在微信里打开可直接支付。',
      'How can I pay?',
      'By WeChat Pay or GuanAiTong, as your company has set it. On a computer scan the QR code with WeChat; inside WeChat you pay directly.',
    ],
    [
      '提交订单后要在多久内付款？',
      '通常为 30 分钟，页面上有倒计时。超时未付，订单自动取消、名额释放，您可以重新预约。',
      'How long do I have to pay?',
      'Usually 30 minutes; the page counts down. After that the order is cancelled by itself and the place is free again. You can book anew.',
    ],
    [
      '付了款但页面显示未支付？',
      '请点按「我已完成支付」，我们会向支付机构确认。结果也会自动更新到预约记录，请勿重复付款；万一重复，多付的部分会原路退回。',
      'I have paid but the page says unpaid. What now?',
      'Press "I have paid" and we ask the provider. The result also appears in your bookings by itself, so do not pay again; if it did happen twice, what is too much goes back.',
    ],
    [
      '付款时名额已释放怎么办？',
      '款项到账时如名额仍在，会继续为您保留；如已约满，款项自动原路退回，无需您操作。',
      'My payment arrived after the place was released. What happens?',
      'If the place is still free it becomes yours. If not, the money goes back by itself; there is nothing you need to do.',
    ],
    [
      '可以一次支付几个订单吗？',
      '可以。有多个待支付订单时，预约记录顶部会出现「合并支付」。支付后各订单仍分别改期、取消和退款。',
      'Can I pay several orders at once?',
      'Yes. With more than one unpaid order "My bookings" offers to pay them together. Each can still be changed, cancelled and refunded by itself.',
    ],
    [
      '为什么有的项目不用付钱？',
      '由企业承担的部分显示「公司承担」，您只支付超出部分和自选的自费加项。',
      'Why is there nothing to pay for some items?',
      'What your company pays for is marked so. You pay only what is beyond it and the add-ons you chose at your own cost.',
    ],
  ],
  report: [
    [
      '报告什么时候出来？',
      '电子报告一般在检后 7–10 个工作日出具，个别项目可能更久。出具后会发短信通知。',
      'When is my report ready?',
      'The electronic report usually takes 7–10 working days after the check-up; some items take longer. You get a message when it is ready.',
    ],
    [
      '在哪里看报告？',
      '登录后在首页的「体检报告」或预约记录中查看。只有您本人登录后才能看到。',
      'Where do I read my report?',
      'Signed in, under "Reports" on the home page or from your booking. Only you can see it, with your own account.',
    ],
    [
      '公司能看到我的体检结果吗？',
      '不能。企业只知道您是否预约、是否到检。只有您单独授权后，企业 HR 或健康服务才能按授权范围取得报告，并且可以随时撤回。',
      'Can my company see my results?',
      'No. It knows whether you booked and came. Only if you authorise it separately can HR or a health service get your report, and you can withdraw that at any time.',
    ],
    [
      '报告里有异常指标，是不是生病了？',
      '超出参考范围不等于患病，饮食、运动、采血时间都可能影响结果。请阅读报告结论，按建议复查；如有不适，请及时就医。本平台的说明不能代替医生诊断。',
      'A value is out of range. Am I ill?',
      'Out of range does not mean ill: food, exercise and the time of day all have an effect. Read the conclusion, repeat the test as advised, and see a doctor if you feel unwell. What the portal explains is no diagnosis.',
    ],
    [
      '可以寄纸质报告吗？',
      '部分机构支持。预约确认页可选择报告形式和领取方式；选择邮寄时请填写收件地址。',
      'Can I have the report on paper?',
      'Some centres offer it. The confirmation page lets you choose the form of the report and how you get it; for delivery enter an address.',
    ],
    [
      '能帮家属看报告吗？',
      '家属的报告属于家属本人。需要家属自己同意后，您才能查看；家属可以随时撤回。',
      'Can I read a relative’s report?',
      'It belongs to your relative. You can read it only after they have agreed themselves, and they can withdraw that at any time.',
    ],
  ],
  mall: [
    [
      '健康商城和服务商城有什么区别？',
      '健康商城主要是商品与体检、口腔等项目，服务商城主要是可预约使用的健康服务。两者各有订单记录，是否开通由企业决定。',
      'What is the difference between the two malls?',
      'The health mall has products and items such as check-ups and dental care; the service mall has services you book and use. Each has its own orders, and your company decides which are open.',
    ],
    [
      '商城订单可以用积分吗？',
      '标有积分价的项目可以用积分兑换；积分不足时，按页面提示选择其他支付方式或项目。',
      'Can I use points in the malls?',
      'What has a price in points can be had for points. If yours do not suffice, the page says what else you can do.',
    ],
    [
      '商城订单怎么退？',
      '待支付的订单超时自动取消；已支付的，能否退以商品页写明的规则为准。请在订单记录中查看，或联系客服。',
      'How do I return a mall order?',
      'An unpaid order is cancelled when its time is over. For a paid one the rules on its page apply. Look at the order or ask customer service.',
    ],
    [
      '收货地址填错了怎么办？',
      '发货前请尽快联系客服修改。在 [常用地址](/web/usercenter/addressList) 修改地址只影响以后的订单。',
      'I gave a wrong delivery address. What now?',
      'Tell customer service before it is sent. Changing it under [Addresses](/web/usercenter/addressList) is for later orders only.',
    ],
    [
      '买到的服务在哪里使用？',
      '在 [我的服务](/web/usercenter/service) 中查看有效期、链接或兑换码。兑换码点按后才显示，请勿转发他人。',
      'Where do I use a service I bought?',
      'Under [My services](/web/usercenter/service) with its term, link or code. A code is shown when you press it; do not pass it on.',
    ],
  ],
  points: [
    [
      '积分从哪里来？',
      '由企业按其福利制度发放，发放时写明原因和到期日。本平台不出售积分。',
      'Where do points come from?',
      'Your company grants them under its own benefit rules, with a reason and a last day. Points are not for sale.',
    ],
    [
      '积分会过期吗？',
      '会。每一笔积分都有到期日，90 天内到期的会在 [我的积分](/web/usercenter/myPoints) 顶部提示；到期日次日零点，未用完的自动清零。',
      'Do points expire?',
      'Yes. Each grant has a last day. Those that expire within 90 days are shown at the top of [My points](/web/usercenter/myPoints); at midnight after that day what is left is gone.',
    ],
    [
      '使用时先扣哪一笔？',
      '先扣最早到期的，您不需要选择。',
      'Which points are spent first?',
      'Those that expire first. You need not choose.',
    ],
    [
      '订单取消后积分会退吗？',
      '会退回原来的那一笔，到期日不变；取消时已经过期的部分不再恢复。',
      'Do I get points back when an order is cancelled?',
      'They go back to the grant they came from, with the same last day. What has expired meanwhile does not come back.',
    ],
    [
      '积分可以转给家属或兑现吗？',
      '不可以转让或兑现。部分企业允许查看家属持有的积分，可在「家属」筛选中看到。',
      'Can I pass points on or turn them into money?',
      'No. Some companies let you see what relatives hold; look under the filter "Relatives".',
    ],
  ],
  cards: [
    [
      '怎样绑定卡片？',
      '在 [我的卡包](/web/usercenter/cardList) 点按「绑定新卡」，输入 16 位卡号。连续输错会要求稍后再试。',
      'How do I add a card?',
      'Press "Add a card" under [My cards](/web/usercenter/cardList) and enter its 16 digits. After several wrong tries you are asked to wait.',
    ],
    [
      '卡片可以送给同事吗？',
      '未使用的卡可以赠送给同企业的同事。对方有 7 天时间领取；领取前您随时可以收回，逾期自动退回。',
      'Can I give a card to a colleague?',
      'An unused one, to somebody of the same company. They have 7 days to accept; until then you can take it back, and after that it comes back by itself.',
    ],
    [
      '卡片显示「已暂停」或「已冻结」？',
      '「已暂停」是企业暂停使用，请联系 HR；「已冻结」是正在核实，完成后恢复。两种情况都可以致电客服了解。',
      'My card says suspended or frozen. Why?',
      'Suspended means your company has stopped it for now: ask HR. Frozen means something is being checked and it comes back afterwards. Customer service can tell you more.',
    ],
    [
      '取消预约后卡还能用吗？',
      '可以。取消后使用次数退回卡片，有效期不变。',
      'Can I use the card again after cancelling?',
      'Yes. The use goes back to the card; its term stays the same.',
    ],
    [
      '绑错了卡怎么办？',
      '自己绑定且还没用过的卡可以在卡包中「退回」；企业发放的卡请联系 HR 或客服。',
      'I added the wrong card. What can I do?',
      'A card you added yourself and have not used can be given back in your wallet. For one your company gave you, ask HR or customer service.',
    ],
  ],
  claims: [
    [
      '谁可以申请报销？',
      '通常是所在城市一定距离（一般 50 公里）内没有合作机构的员工，或员工类型为「仅报销」的员工。打开 [报销申请](/web/reimbursement) 会直接告诉您能否申请和原因。',
      'Who can claim reimbursement?',
      'Usually those with no partner centre within a certain distance of their city (50 km as a rule), or whose employee type is reimbursement only. [Reimbursement](/web/reimbursement) tells you at once whether you can, and why.',
    ],
    [
      '要在多久内提交？',
      '通常为体检或接种后 60 天内，以申请页写明的为准。',
      'Until when must I hand it in?',
      'Usually within 60 days of the check-up or vaccination; the page says what your company has set.',
    ],
    [
      '需要哪些材料？',
      '体检报销一般需要发票和体检报告，疫苗报销需要发票和接种记录。支持 JPG、PNG、PDF，单个不超过 10 MB；发票抬头须为本人或公司。',
      'Which papers are needed?',
      'For a check-up usually the invoice and the report, for a vaccination the invoice and the record of it. JPG, PNG or PDF, 10 MB each at most; the invoice must be made out to you or to your company.',
    ],
    [
      '一年可以报销多少？',
      '每人每年有额度，按体检发生的年份计算。申请页显示您今年的剩余额度；超出部分不予报销。',
      'How much can I claim in a year?',
      'Each person has a yearly limit, by the year of the check-up. The page shows what is left; what is beyond it is not paid.',
    ],
    [
      '申请被退回了怎么办？',
      '打开该申请，会逐项写明需要修改的内容。修改后重新提交即可，不需要重新填写全部内容。',
      'My claim was sent back. What now?',
      'Open it: each item says what has to be changed. Correct and submit again; there is no need to fill in everything anew.',
    ],
    [
      '审核通过后多久到账？',
      '审核通过后由财务按批次付款，到账时间以银行为准。进度在 [我的报销](/web/usercenter/reimbursementList) 中查看，每一步都会通知您。',
      'When is the money paid?',
      'After approval finance pays in batches; your bank decides when it arrives. Follow it under [My claims](/web/usercenter/reimbursementList); you are told of each step.',
    ],
  ],
  invoice: [
    [
      '哪些订单可以开发票？',
      '有自付金额的体检订单可以开票，企业承担的部分由企业统一处理。商城订单付款后，现金支付的部分可在订单详情或 [我的发票](/web/usercenter/invoiceList) 申请；积分、卡和礼金不开票。',
      'Which orders can be invoiced?',
      'Check-ups you paid a part of; what your company pays is dealt with by your company. Of a paid mall order, what was paid in money: request it in the order’s details or under [My invoices](/web/usercenter/invoiceList). Points, cards and gifts are not invoiced.',
    ],
    [
      '什么时候能收到发票？',
      '体检发票一般在体检后 7–15 个工作日发送；商城订单在不能再取消之后、且申请之后 7–15 个工作日发送。遇节假日顺延，页面会显示预计日期。',
      'When do I get the invoice?',
      'Usually 7–15 working days after the check-up; of a mall order, 7–15 working days after you ask and it can no longer be cancelled. Public holidays are left out. The page shows the expected days.',
    ],
    [
      '发票信息填错了能改吗？',
      '开具前可在 [我的发票](/web/usercenter/invoiceList) 修改；已开具的发票不能修改，请联系客服。',
      'Can I correct the details of an invoice?',
      'Until it is issued, under [My invoices](/web/usercenter/invoiceList). An issued one cannot be changed; ask customer service.',
    ],
    [
      '可以开公司抬头吗？',
      '可以。选择单位抬头并填写名称和纳税人识别号，输入名称时可以查找并自动填入。',
      'Can it be made out to a company?',
      'Yes. Choose a company title and enter its name and tax number; typing the name lets you look it up.',
    ],
    [
      '电子发票在哪里下载？',
      '开具后在「我的发票」点按「下载 PDF」，也会发送到您填写的邮箱。',
      'Where do I download the electronic invoice?',
      'Once it is issued, press "Download PDF" under My invoices. It is also sent to the e-mail address you gave.',
    ],
  ],
  account: [
    [
      '登录时填什么账号？',
      '企业编码由企业告知；账号可以是登录名、工号、手机号或邮箱，以企业开通的为准。',
      'What do I enter to sign in?',
      'Your company tells you its code. The account is your login name, employee number, phone number or e-mail address, as your company has set it up.',
    ],
    [
      '忘记密码怎么办？',
      '点按登录页的「忘记密码」，或联系企业 HR、客服热线核实身份后重置。',
      'I forgot my password. What can I do?',
      'Press "Forgot password" on the login page, or have it reset by HR or the hotline once they have made sure who you are.',
    ],
    [
      '密码有什么要求？',
      '6–18 个字符，至少包含大写字母、小写字母、数字、特殊字符（~!@#$%^&*）中的三种，不含空格。',
      'What must a password be like?',
      '6–18 characters, at least three of upper case, lower case, digits and special characters (~!@#$%^&*), and no spaces.',
    ],
    [
      '提示稍后再试，账号被锁了吗？',
      '没有锁定。多次输错后需要等待几秒到更久，页面会显示还要多少秒；必要时浏览器会做一次安全检查。',
      'I am told to wait. Is my account locked?',
      'No. After several wrong tries the next one has to wait, and the page says how many seconds. Your browser may do a security check as well.',
    ],
    [
      '怎样更换手机号或邮箱？',
      '在 [个人资料](/web/usercenter/information) 点按修改，输入发送到新号码或新邮箱的验证码即可。',
      'How do I change my phone number or e-mail?',
      'Under [Personal data](/web/usercenter/information): enter the code that is sent to the new number or address.',
    ],
    [
      '怎样退出其他设备？',
      '在 [登录设备](/web/devices) 可以看到所有登录中的设备，并逐个或一次全部退出。',
      'How do I sign out other devices?',
      '[Signed-in devices](/web/devices) lists them all; end one or all others at once.',
    ],
    [
      '可以切换语言或放大字号吗？',
      '可以。页面右上角切换中文和英文；打开「关怀模式」后字更大、内容更少，还可以朗读页面。',
      'Can I change the language or the size of the text?',
      'Yes. Switch between Chinese and English at the top right. Care mode makes text larger, shows less at a time and can read the page aloud.',
    ],
  ],
  privacy: [
    [
      '我的信息会被怎样使用？',
      '只用于登录、预约、体检、支付、发票、报销等您使用的功能。详见 [隐私政策](/web/privacy) 和 [个人信息处理规则](/web/privacy/rules)。',
      'What is my information used for?',
      'Only for what you use: signing in, booking, check-ups, payment, invoices, reimbursement. See the [privacy policy](/web/privacy) and the [rules for personal information](/web/privacy/rules).',
    ],
    [
      '怎样下载我的个人信息？',
      '在 [隐私与数据](/web/usercenter/privacy) 点按「申请数据副本」。生成后保留 7 天，只有您本人可以下载。',
      'How do I download my data?',
      'Press "Ask for a copy" under [Privacy and data](/web/usercenter/privacy). It is kept for 7 days and only you can download it.',
    ],
    [
      '谁看过我的记录？',
      '工作人员的每一次查看都有记录，您可以在「隐私与数据」中看到岗位、时间和原因。',
      'Who has looked at my records?',
      'Every look by staff is recorded. Under "Privacy and data" you see the role, the time and the reason.',
    ],
    [
      '怎样撤回同意？',
      '在「隐私与数据 › 我的授权」中一键撤回。撤回隐私政策的同意后会退出所有设备，再次登录需重新同意；已预约的体检仍然有效。',
      'How do I withdraw consent?',
      'One press under "Privacy and data", "My consents". After withdrawing consent to the privacy policy you are signed out everywhere and asked again at the next sign-in; booked check-ups stay booked.',
    ],
    [
      '怎样注销账号、删除信息？',
      '在「隐私与数据」提交删除申请。15 天冷静期内可以撤回，期满后 15 个工作日内处理；依法须保存的内容会列明依据。',
      'How do I close my account and delete my data?',
      'Ask for erasure under "Privacy and data". You can take it back within 15 days; after that it is carried out within 15 working days. What the law has us keep is listed with its reason.',
    ],
    [
      '为什么登录时又要求我同意隐私政策？',
      '隐私政策发生实质变化时，我们会请您阅读新版并重新同意。历史版本可在 [隐私政策](/web/privacy) 页面底部查看。',
      'Why am I asked to agree to the privacy policy again?',
      'When it changes in substance we ask you to read and agree to the new version. Earlier ones can be read at the end of the [privacy policy](/web/privacy).',
    ],
  ],
};
