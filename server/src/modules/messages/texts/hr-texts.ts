import { template } from './template.ts';

/** From the employer to its people. */
export const hrTemplates = {
  // it says how to hear no more of it; a long plan's name is left out
  bookingReminder: template(['company', 'plan', 'until'], {
    text: {
      zh: ({ company, plan, until }) =>
        `${company}提醒您：${plan ? `「${plan}」` : '体检'}尚未预约，请${until && `于${until}前`}登录门户预约。不再接收可在「隐私与数据」中关闭。`,
      en: ({ company, plan, until }) =>
        `${company} reminds you to book your check-up${plan && ` (${plan})`}${until && ` by ${until}`}. No more reminders? Switch them off under Privacy and data.`,
    },
    shortened: { name: 'plan' },
  }),
};
