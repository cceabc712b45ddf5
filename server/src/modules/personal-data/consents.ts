import { sql } from 'kysely';
import type { Reply } from '#contract/call';
import { inLanguage, type Bilingual } from '#contract/language';
import { CONSENT_PURPOSES, type Consent, type personalData } from '#contract/calls/personal-data';
import { consentEnds, HR_PURPOSE, isHrConsentGood } from '#contract/rules/hr-consent';
import type { EmployeeCtx } from '../../ctx.ts';
import { transact } from '../../db/transact.ts';

type Purpose = Consent['purpose'];

const TITLES: Record<Purpose, Bilingual> = {
  'hr-report': { zh: '向企业 HR 提供体检报告', en: 'Letting your company’s HR read your report' },
  portal: { zh: '使用本平台的隐私政策', en: 'Privacy terms of this portal' },
  'report-service': { zh: '向健康服务提供体检报告', en: 'Handing your report to the health service' },
};

/** Earlier uses stay lawful (PIPL art. 15). */
const FOLLOWS: Record<Purpose, Bilingual> = {
  'hr-report': {
    zh: '撤回后企业 HR 立即不能再查看您的体检报告，此前的查看记录仍可在下方看到。预约和报告查看照常使用。',
    en: 'Your company’s HR can no longer read your report from now on; what they read before stays in the list of looks. Booking and reports work as before.',
  },
  portal: {
    zh: '撤回后立即退出所有设备，再次登录时需重新同意。已预约的体检仍然有效，撤回前的处理不受影响。',
    en: 'You are signed out everywhere at once, and the next sign-in asks again. Booked check-ups stay booked. What was done before is not affected.',
  },
  'report-service': {
    zh: '撤回后不再向健康服务提供您的体检报告，已提供的不受影响。预约和报告查看照常使用。',
    en: 'Your reports are no longer handed to the health service; those already handed over are not affected. Booking and reports work as before.',
  },
};

const HOW: Record<string, Bilingual> = {
  web: { zh: '网页', en: 'On the web' },
  'messaging-app': { zh: '微信', en: 'In WeChat' },
};

/** Everything agreed to, newest first; agreeing to the same text again without withdrawing is one consent. */
export const myConsents = (ctx: EmployeeCtx): Promise<Reply<typeof personalData.MyConsents>> =>
  transact(ctx, async ({ db, company, portal, session, lang }) => {
    const rows = await db
      .selectFrom('consent')
      .select(['purpose', 'text_version', 'withdrawn_at'])
      .select([
        sql<Date>`min(given_at)`.as('given_at'),
        sql<string>`(array_agg(channel ORDER BY given_at))[1]`.as('channel'),
      ])
      .where('company_id', '=', company.companyId)
      .where('person_guid', '=', session.personGuid)
      .groupBy(['purpose', 'text_version', 'withdrawn_at'])
      .orderBy(sql`min(given_at)`, 'desc')
      .execute();
    const consents = rows.flatMap((row): Consent[] => {
      const purpose = CONSENT_PURPOSES.find((known) => known === row.purpose);
      if (!purpose) return [];
      return [
        {
          purpose,
          title: inLanguage(TITLES[purpose], lang),
          textVersion: row.text_version,
          givenAt: row.given_at.toISOString(),
          how: inLanguage(HOW[row.channel] ?? { zh: row.channel, en: row.channel }, lang),
          withdrawnAt: row.withdrawn_at?.toISOString() ?? null,
          until: purpose === HR_PURPOSE ? consentEnds(row.given_at) : null,
          isOver: purpose === HR_PURPOSE && !isHrConsentGood(row.text_version, row.given_at, portal.clock()),
          follows: inLanguage(FOLLOWS[purpose], lang),
        },
      ];
    });
    return { consents };
  });
