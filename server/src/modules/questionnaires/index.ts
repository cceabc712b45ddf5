import { sealedTable } from '../../db/sealed-tables.ts';
import { defineModule } from '../../module.ts';
import { opsQuestionnaireCalls, questionnaireCalls } from './calls.ts';
import { assertSurveyAnswered } from './gate.ts';
import { answersTask } from './console/export.ts';
import { ownAnswers } from './personal-data.ts';

export { assertAgreed } from './agreed.ts';
export { answerText } from './personal-data.ts';
export { documentOf, openQuestionnaire, publishedQuestionnaire } from './queries.ts';
export { isHandedIn, openAnswers, sealAnswers, sheetsOf } from './sheets.ts';

export const questionnaires = defineModule({
  sealed: [
    sealedTable({
      table: 'answer_sheet',
      key: ['code', 'person_guid', 'about_guid', 'round'],
      sealed: ['answers'],
    }),
  ],
  calls: { ...questionnaireCalls, ...opsQuestionnaireCalls },
  tasks: [answersTask],
  doors: { pass: assertSurveyAnswered },
  personal: [ownAnswers],
});
