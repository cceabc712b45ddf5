import { defineModule } from '../../module.ts';
import { opsPersonalDataCalls, personalDataCalls } from './calls.ts';
import { copyTask } from './copy-task.ts';
import { forgetCopies, ownsCopy } from './copies.ts';

export { wordsOf } from './look-words.ts';
export { providePersonal } from './provided.ts';

export const personalData = defineModule({
  calls: { ...personalDataCalls, ...opsPersonalDataCalls },
  owns: { dataCopy: (ctx, id) => ownsCopy(ctx, String(id)) },
  tasks: [copyTask],
  sweeps: [{ inCompany: forgetCopies }],
});
