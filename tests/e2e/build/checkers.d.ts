/** Type declarations for the parts of the packages that the tests use; they bring none that TypeScript finds. */
declare module 'es-check' {
  interface Config {
    checkBrowser: true;
    /** With `checkBrowser`, the version that the browsers' own replaces. */
    ecmaVersion: 'checkBrowser';
    browserslistQuery: string;
    module: true;
    checkFeatures: true;
    files: string[];
    /** Names of features, separated by commas. */
    ignore?: string;
    ignorePolyfillable?: 'core-js';
  }
  interface Failure {
    file: string;
    err: { features?: string[]; message?: string };
  }
  export function runChecks(
    configs: Config[],
    options: {
      isNodeAPI: true;
      logger: Record<'error' | 'info' | 'debug' | 'warn', () => void> & { isLevelEnabled(): boolean };
    },
  ): { success: boolean; errors: Failure[] };
}

declare module 'doiuse' {
  import type { Plugin } from 'postcss';

  interface FeatureUsage {
    /** The name in caniuse. */
    feature: string;
    message: string;
  }
  function doiuse(options: { browsers: string[]; onFeatureUsage(usage: FeatureUsage): void }): Plugin;
  export = doiuse;
}
