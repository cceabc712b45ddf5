/** Made by web/build/calls-plugin.ts from the contract's registry. */
declare module 'virtual:calls' {
  import type { CallName, Registry } from '#contract/registry';

  export const calls: { readonly [N in CallName]: Pick<Registry[N], 'path' | 'method' | 'envelope' | 'kind'> };
}
