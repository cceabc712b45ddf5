interface Entry {
  url: string;
  name: string;
  nameEng: string;
}

/** §2.3: the account centre has feedback only where the home menu has an entry with that word. */
export const isFeedbackEntry = ({ url, name, nameEng }: Entry): boolean =>
  /feedback|反馈/i.test([url, name, nameEng].join('\n'));
