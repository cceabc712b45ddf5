import type { ReadName, WriteName } from '#contract/registry';

/** What each write makes old. A write without its line does not compile. */
export const stale: Record<WriteName, readonly ReadName[]> = {
  Login: [], // the whole cache is emptied when the session changes
  Logout: [],
  ChangePw: [],
  InspectionCompany: [],
  GetCaptcha: [],
  SavePersonalInfo: ['Relation', 'ExamSetBrief'], // the marital status decides what can be chosen
  SaveRelative: ['Relation', 'ExamSetBrief'],
  SavePostAddress: ['OtherPostAddress'],
  AddExamOrder: [
    'GetExamOrderDetail',
    'GetCustomerValidOrderListByBookingId',
    'GetBookingDraft',
    'BookInfo',
    'GetWorkingSegment',
  ],
  ActivtiesServiceAuth: ['ExistServiceAuthorize'],
  SaveBookingDraft: [],
};
