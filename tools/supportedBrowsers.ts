/**
 * The oldest browsers that the product serves: iPads of 2014 and later (iPadOS 15.4), schools with Windows 7 and 8 (Chromium 109),
 * the long-term Firefox of 2023. README.md has the same table.
 */
export const SUPPORTED_BROWSERS = { chrome: '109', firefox: '115', safari: '15.4', ios: '15.4' } as const;

/** The same as targets of the build, such as 'chrome109'. */
export const BUILD_TARGETS = Object.entries(SUPPORTED_BROWSERS).map(([name, version]) => name + version);
