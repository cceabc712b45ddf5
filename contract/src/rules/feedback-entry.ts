interface Entry {
  url: string;
  /** What pressing it does (§3.4). */
  click: string;
  name: string;
  nameEng: string;
}

/** §2.3: the account centre has feedback only where the home menu has an entry with that word. */
export const isFeedbackEntry = ({ url, click, name, nameEng }: Entry): boolean =>
  /feedback|反馈/i.test([url, click, name, nameEng].join('\n'));
