// In a checkout a thread reads TypeScript, as the server itself does; a build puts worker.ts, bundled, in this file's place.
import { register } from 'tsx/esm/api';

register();
await import('./worker.ts');
