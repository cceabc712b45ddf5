import { comesAlong } from '../app/router.tsx';
import { LoginPage } from '../features/identity/LoginPage.tsx';
import { start } from '../start.tsx';

comesAlong(LoginPage, '/login', '/login/$cp', '/$cp/login');
void start();
