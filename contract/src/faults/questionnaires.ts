import { entry, type FaultEntry } from './entry.ts';

/** Questionnaires, and the gate until one is answered */
export const questionnaireFaults = {
  surveyFirst: entry(
    -590,
    'fillSurvey',
    '请先完成{survey}（约 {minutes} 分钟），再继续使用',
    'Please complete the {survey} (about {minutes} minutes) before you continue',
  ),
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
    'You have submitted this questionnaire already. There is nothing more to do',
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
  questionnaireMoved: entry(
    -599,
    'retry',
    '该问卷刚刚被他人修改，请刷新后重试',
    'This questionnaire has just been changed by somebody else. Please reload and try again',
  ),
  questionnaireProblems: entry(
    -600,
    'fixInput',
    '问卷还有 {count} 处需要修改，请全部改好后再发布',
    'The questionnaire has {count} problems. Please put all of them right before publishing',
  ),
  questionnaireTaken: entry(
    -601,
    'fixInput',
    '该代码已被使用，请换一个',
    'This code is in use already. Please choose another one',
  ),
  questionnaireNoDraft: entry(-602, 'none', '没有未发布的修改', 'There is no change to publish'),
  questionnaireFew: entry(
    -603,
    'none',
    '答卷不足 {least} 份，为保护填写人不提供明细与合计',
    'There are fewer than {least} answers: to protect those who gave them, neither totals nor a file are made',
  ),
  questionnaireDates: entry(-604, 'fixInput', '结束日期不能早于开始日期', 'The last day cannot be before the first'),
} satisfies Record<string, FaultEntry>;
