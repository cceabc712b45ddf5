import { run } from '../server/src/run.ts';
import { demo } from './index.ts';

await run(demo);
