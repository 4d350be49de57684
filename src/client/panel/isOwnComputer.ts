const OWN_COMPUTER = /^https?:\/\/(localhost|127\.|\[::1\])/;

/** Returns whether an address opens on this computer only, so that other devices cannot use it. */
export function isOwnComputer(address: string): boolean {
  return OWN_COMPUTER.test(address);
}
