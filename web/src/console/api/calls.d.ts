/** Made by web/build/calls-plugin.ts from the registry of the console. */
declare module 'virtual:ops-calls' {
  import type { OpsCallName, OpsRegistry } from '#contract/ops/registry';

  export const calls: {
    readonly [N in OpsCallName]: Pick<OpsRegistry[N], 'path' | 'method' | 'envelope' | 'kind'> & { app: boolean };
  };
}
