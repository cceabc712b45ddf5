import { placeAt } from './platform/location.ts';
import { comesAlong } from './app/router.tsx';
import { LoginPage } from './features/identity/LoginPage.tsx';
import { start } from './app/start.tsx';

// People arrive on the login page, and whoever arrives elsewhere may have to sign in first: it is part of the program.
comesAlong(LoginPage, '/login', '/login/$cp', '/$cp/login');

// The home page's files are named in its document, so they are on their way already; if they fail, the router asks again.
void start(placeAt(location).route === '/web/home' ? import('./first/home.tsx').catch(() => {}) : undefined);
