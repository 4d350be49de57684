export {};

/** A loaded machine draws late: what is waited for on a screen gets ten seconds, not one. */
if (typeof document !== 'undefined') {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: 10_000 });
}
