interface Entry {
  url: string;
  /** The effect of pressing it. */
  click: string;
  name: string;
  nameEng: string;
}

/** The account centre has feedback only where the home menu has an entry with that word. */
export const isFeedbackEntry = ({ url, click, name, nameEng }: Entry): boolean =>
  /feedback|反馈/i.test([url, click, name, nameEng].join('\n'));
