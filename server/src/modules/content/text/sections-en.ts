/** The common sections of the policies, each from its heading on. */
export const en = {
  what: `## 2. Which personal information we process, and why
We process only what the purposes below need. Where something marked "needed" is missing, that function cannot be used; all others still work.

- **Signing in and account security**: company code, account, password (kept only as a hash that cannot be turned back), time of sign-in, name of the device and a digest of the network address. To make sure that it is you. (needed)
- **Booking a check-up**: name, sex, date of birth, type and number of your ID document, phone number, marital status, package, add-ons, centre and time. To offer packages that suit you, and so that the centre can identify and receive you. (needed)
- **Booking for relatives**: their name, sex, date of birth, ID number, phone number and relation to you. Please ask them before you enter it.
- **Payment and refunds**: order number, amount, way of paying, result. We neither see nor keep card numbers or payment passwords.
- **Invoices**: title, tax number, e-mail or postal address.
- **Reimbursement**: hospital, date, amount, name and bank account to pay to, the invoices and reports you upload.
- **Points, cards and malls**: what was granted, used and given back; recipient, phone number and address of a delivery.
- **Feedback and customer service**: what you write, its attachments, and what you tell us by telephone.
- **Messages**: phone number and e-mail address, to tell you about bookings, payments and reports.
- **Place** (optional): rough coordinates from your browser when you press "use my location", only to sort centres by distance. No track is kept.

We do not use your information for third parties' advertising, and we make no automated decisions with a major effect on your rights.`,
  basis: `## 3. Legal basis
- **Your consent** (Personal Information Protection Law, PIPL, Art. 13 (1) no. 1): you agree to this policy when you sign in; sensitive personal information, and handing reports to a health service, need a separate consent.
- **Concluding or performing a contract** (no. 2): bookings, purchases, payments, refunds and invoices you ask for.
- **Human resources management** (no. 2): your employer provides check-ups as a benefit and reckons limits for reimbursement under lawfully adopted labour rules and collective contracts.
- **Legal duties** (no. 3): keeping records of trades, invoices and network logs.

You may refuse or withdraw consent at any time. What was done before a withdrawal stays lawful.`,
  sensitive: `## 4. Sensitive personal information: health, ID numbers, bank accounts
Reports, results, answers to questionnaires, medical papers you upload, ID numbers and bank accounts are sensitive: if they leaked, your dignity, person or property could be harmed. Therefore:

- we process them only when you use the function that needs them, with your separate consent;
- they are stored encrypted with a key of your company's own, masked on pages, and shown in full only after another confirmation;
- staff have rights by role, and every look is recorded with role, time and reason. You can read it under [Privacy and data](/web/usercenter/privacy);
- **your employer does not see your results.** Only with your separate authorisation do HR or a health service get a report, as far as you allow. Without it you can book and read your own report all the same;
- statistics for employers are totals of enough people that nobody can be identified.`,
  minors: `## 5. Minors
Booking online is not available to those under 18. Where you enter details of a child under fourteen, a parent or other guardian must agree and enter them; we protect them as sensitive personal information. If you find that we process a minor's information without a guardian's consent, tell us and we will delete it without delay.`,
  retention: `## 7. How long, and where
Personal information is stored in the People's Republic of China. We do not provide it abroad.

- Account and personal details: until your employer ends the service for you, or your request for erasure is carried out;
- Trades (orders, payments, malls): at least three years after completion (E-commerce Law, Art. 31);
- Invoices and accounting papers: thirty years under the rules for accounting archives;
- Reports and health information: for the term of the service; you may ask for earlier deletion unless a law says otherwise;
- Network logs: at least six months (Cybersecurity Law, Art. 21); they hold no names or ID numbers;
- Records of consent: as proof, for the limitation period;
- Uploaded files that nothing uses: deleted after a day. Copies of your data: deleted after seven days.

After that we delete the information or make it anonymous.`,
  security: `## 8. How it is protected
All traffic is encrypted. Names, ID numbers, phone numbers, e-mail, addresses and health information are stored encrypted. The data of different companies are kept apart in the database. What is done is recorded so that changes to the record are noticed. Backups are made and restores are practised. If personal information is leaked, altered or lost we act at once, tell you and the authorities as the law requires, and say what may follow and what you can do.`,
  rights: `## 9. Your rights, and where to use them
Signed in, you can do these yourself under [My account › Privacy and data](/web/usercenter/privacy):

- **Access and copy**: download everything held about you, and see who looked at your records;
- **Correction**: under [Personal data](/web/usercenter/information), [Relatives](/web/usercenter/relative_plan) and [Addresses](/web/usercenter/addressList); what your employer gave us and you cannot change, HR or customer service corrects;
- **Withdrawal of consent**: one press under "My consents", as easy as agreeing. After withdrawing consent to this policy you are signed out everywhere and asked again at the next sign-in; booked check-ups stay booked;
- **Deletion and closing the account**: ask for erasure; it can be taken back within fifteen days and is then carried out within fifteen working days. What the law has us keep is listed with its reason;
- **Explanation**: you may ask us to explain this policy and our rules;
- **Close relatives of the deceased** may, for their own lawful interests, access, copy, correct and delete that person's information, unless the deceased arranged otherwise.

We answer within fifteen working days. If we refuse we say why; you may complain to the authority in charge of personal information protection, or go to court. None of this costs anything.`,
  contact: `## 10. Contact
- Online: [Feedback](/web/feedback) after signing in, or the ways shown under [Customer service](/web/usercenter/recommend);
- By telephone: the hotline shown on the login page and under customer service. Say "personal information protection" and you are passed on to the person in charge.`,
  changes: `## 11. Changes of this policy
We may change this policy. Every version is kept and can be read at the end of this page. When it changes in substance (a purpose, a kind of information, a recipient or your rights), the next sign-in asks you to read and agree to the new version. Corrections of wording do not interrupt you, but are marked on this page.`,
};
