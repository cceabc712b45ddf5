import { comesAlong, frameComesAlong } from '../app/router.tsx';
import { Shell } from '../app/shell/Shell.tsx';
import { askHomeAhead } from '../features/company/ask.ts';
import { HomePage } from '../features/company/HomePage.tsx';

askHomeAhead();
frameComesAlong(Shell);
comesAlong(HomePage, '/web/home');
