/** Where a signed link may lead; never an address. */
export const TARGET_PAGES = ['home', 'booking', 'bookings', 'reports', 'account'] as const;
export type TargetPage = (typeof TARGET_PAGES)[number];

/** How far the clocks of a company and ours may be apart, and how long a link is good. */
export const LINK_MINUTES = 5;

export interface LinkFields {
  /** The company's code, in lower case. */
  company: string;
  user_id: string;
  /** Seconds since 1970. */
  accesstime: string;
  nonce: string;
  target_page: TargetPage;
  language: string;
  field1: string;
  field2: string;
  field3: string;
}

/** The signed text: the values in this order, one to a line. None may hold a line break, so no two links read alike. */
export const linkText = (link: LinkFields): string =>
  [
    ...[
      link.company,
      link.user_id,
      link.accesstime,
      link.nonce,
      /* guard: sso: every field of a link is signed */ link.target_page,
      link.language,
    ],
    ...[link.field1, link.field2, link.field3],
  ].join('\n');
