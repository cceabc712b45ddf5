import { comesAlong, frameComesAlong } from '../app/router.tsx';
import { Shell } from '../app/shell/Shell.tsx';
import { HomePage } from '../features/company/HomePage.tsx';

frameComesAlong(Shell);
comesAlong(HomePage, '/web/home');
