/** Made by web/build/calls-plugin.ts from the contract's registry. */
declare module 'virtual:calls' {
  import type { CallName, Registry } from '#contract/registry';

  /** `app` calls share a path and carry a request code and jsonPara; the others are direct (answers §1). */
  export const calls: {
    readonly [N in CallName]: Pick<Registry[N], 'path' | 'method' | 'envelope' | 'kind'> & { app: boolean };
  };
}
