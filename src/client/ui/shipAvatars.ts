const PICTURES = import.meta.glob<string>('../../../assets/ships/*-avatar.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Returns the address of the small picture of the ship with this key; '' for an unknown key. */
export function shipAvatar(key: string): string {
  return PICTURES[`../../../assets/ships/${key}-avatar.webp`] ?? '';
}
