import { askedAhead } from '../app/ahead.ts';
import { speakToEmployees } from '../platform/employee-language.ts';
import { placeAt } from '../platform/location.ts';
import { showFirstLook } from '../platform/look.ts';

// A script of its own before the program, which takes a slow phone a second to fetch: what the page will show is asked for
// meanwhile, and the company's colours are mixed. The program asks the same again, and is handed these answers.
speakToEmployees();
askedAhead[placeAt(location).route]?.();
showFirstLook();
// Nothing is drawn before the program has (web/build/render-blocking.ts): asked for its size, the page looks its fonts up already.
// Not at once, for the questions leave only when this script has ended.
setTimeout(() => document.body.getBoundingClientRect());
