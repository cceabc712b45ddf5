import { entry, type FaultEntry } from './entry.ts';

/** Questionnaires, and what waits until one is answered (§4.6) */
export const questionnaireFaults = {
  surveyFirst: entry(-590, 'fillSurvey', '请先完成问卷，再继续使用', 'Please complete the survey before you continue'),
  questionnaireNone: entry(
    -591,
    'home',
    '目前没有开放的问卷，请留意公司通知',
    'There is no questionnaire open at present. Your company will let you know when there is one',
  ),
  questionnaireUnknown: entry(
    -592,
    'home',
    '没有找到这份问卷，请从首页进入',
    'This questionnaire was not found. Please start from the home page',
  ),
  questionnaireOver: entry(
    -593,
    'home',
    '该问卷已结束，不再收取答案',
    'This questionnaire has ended; answers are no longer taken',
  ),
  questionnaireDone: entry(
    -594,
    'home',
    '您已提交过这份问卷，无需重复填写',
    'You have handed in this questionnaire already. There is nothing more to do',
  ),
  questionnaireOwn: entry(
    -595,
    'home',
    '该问卷须由员工本人填写',
    'This questionnaire is answered by the employee, about themselves',
  ),
  sheetMoved: entry(
    -596,
    'retry',
    '您在另一台设备上填写了这份问卷，请载入最新内容后继续，这里的填写不会丢失',
    'This questionnaire was continued on another device. Load what is there and go on; nothing you wrote here is lost',
  ),
  answerMissing: entry(-597, 'fixInput', '请回答：{question}', 'Please answer: {question}'),
  answerUnfit: entry(
    -598,
    'fixInput',
    '这一题的答案不符合要求，请修改：{question}',
    'This answer cannot be taken. Please correct it: {question}',
  ),
} satisfies Record<string, FaultEntry>;
