import type { Notice } from '#contract/calls/company';
import type { Bilingual } from '#contract/language';
import { dayRange } from '#contract/rules/day-range';
import { campaignFor, campaignStage, openingOn, type CampaignDays, type Opening } from '#contract/rules/window';
import type { CompanyConfig } from '#contract/company-config';
import { dayWords } from './day-words.ts';

type Said = { tone: Notice['tone']; title: Bilingual; text: Bilingual; url: string };
type Saying = Pick<CompanyConfig, 'bookingWindows'> & { login: Pick<CompanyConfig['login'], 'campaign'> };

/** The notices about the company's windows on a day, by class; none for a window that never closes. */
export function windowNotices(config: Saying, today: string, employeeClass: number): Notice[] {
  const { campaign } = config.login;
  const said = [
    ofBooking(openingOn(today, employeeClass, config.bookingWindows)),
    campaign && ofCampaign(today, campaignFor(employeeClass, campaign)),
  ].filter((one) => one !== undefined);
  // below every notice that was written: those have numbers from 1 on
  return said.map(({ tone, title, text, url }, at) => ({
    ...{ id: -1 - at, tone, url },
    ...{ title: title.zh, titleEng: title.en, text: text.zh, textEng: text.en },
  }));
}

function ofBooking(opening: Opening): Said | undefined {
  const { days } = opening;
  if (!days) return undefined;
  const to = days.to && dayWords(days.to);
  const range = days.to ? dayRange(days.from, days.to) : undefined;
  if (opening.open) {
    return range
      ? {
          tone: 'info',
          title: { zh: '体检预约进行中', en: 'Booking is open' },
          text: { zh: `预约时间：${range.zh}。`, en: `Booking: ${range.en}.` },
          url: '/web/personal',
        }
      : undefined;
  }
  if (opening.opensOn) {
    return {
      tone: 'warn',
      title: { zh: '体检预约尚未开放', en: 'Booking is not open yet' },
      text: range ? { zh: `预约时间：${range.zh}。`, en: `Booking: ${range.en}.` } : opensWords(dayWords(days.from)),
      url: '',
    };
  }
  return to
    ? {
        tone: 'warn',
        title: { zh: '体检预约已结束', en: 'Booking has ended' },
        text: {
          zh: `本期预约已于${to.zh}结束，您的预约记录与报告仍可查看。`,
          en: `Booking ended on ${to.en}. Your bookings and reports stay available.`,
        },
        url: '/web/examrecord',
      }
    : undefined;
}

const opensWords = (day: Bilingual): Bilingual => ({ zh: `${day.zh}起可预约。`, en: `You can book from ${day.en}.` });

/** How long after its end a campaign is still spoken of. */
const TOLD_AFTER_DAYS = 365;

function ofCampaign(today: string, campaign: CampaignDays): Said | undefined {
  const [close, last] = [dayWords(campaign.openTo), dayWords(campaign.runTo)];
  const signUp = dayRange(campaign.openFrom, campaign.openTo);
  const days = dayRange(campaign.runFrom, campaign.runTo);
  const run = { zh: `服务期：${days.zh}。`, en: `Service: ${days.en}.` };
  const said = (title: Bilingual, text: Bilingual, tone: Notice['tone'] = 'info', url = '/web/service/mall'): Said => ({
    ...{ tone, title, text, url },
  });
  switch (campaignStage(today, campaign)) {
    case 'before':
      return said(
        { zh: '口袋医生即将开放报名', en: 'Pocket doctor sign-up opens soon' },
        { zh: `报名时间：${signUp.zh}。${run.zh}`, en: `Sign-up: ${signUp.en}. ${run.en}` },
      );
    case 'open':
      return said(
        { zh: '口袋医生报名进行中', en: 'Pocket doctor sign-up is open' },
        { zh: `报名截至${close.zh}。${run.zh}`, en: `Sign up by ${close.en}. ${run.en}` },
      );
    case 'closed':
      return said(
        { zh: '口袋医生报名已截止', en: 'Pocket doctor sign-up has closed' },
        { zh: `报名已于${close.zh}截止。${run.zh}`, en: `Sign-up closed on ${close.en}. ${run.en}` },
      );
    case 'over':
      if (daysAfter(campaign.runTo, today) > TOLD_AFTER_DAYS) return undefined;
      return said(
        { zh: '本期口袋医生已结束', en: 'This pocket doctor plan has ended' },
        {
          zh: `服务已于${last.zh}结束，历史订单仍可查看。`,
          en: `The service ended on ${last.en}. Earlier orders stay available.`,
        },
        'warn',
        '/web/service/mall/record',
      );
  }
}

const daysAfter = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / 86_400_000;
