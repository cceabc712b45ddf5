/** People type their account with stray spaces, capitals and full-width characters; all mean the same account. */
export const normalLogin = (login: string): string => login.normalize('NFKC').trim().toLowerCase();
