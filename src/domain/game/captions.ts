/** Where a team found what a file of mission 3 shows. A team is never asked where it lives, so home is not a choice. */
export const CAPTION_PLACES = ['school', 'neighbourhood', 'elsewhere'] as const;
export type CaptionPlace = (typeof CAPTION_PLACES)[number];

export const CAPTION_PLACE_NAMES: Readonly<Record<CaptionPlace, string>> = {
  school: 'Na escola',
  neighbourhood: 'No bairro',
  elsewhere: 'Noutro sítio',
};

/** What a team says of one file: a caption, '' where it wrote none, and the place, where it chose one. */
export interface Captioned {
  caption?: string | undefined;
  place?: CaptionPlace | null | undefined;
}

/** Returns a caption as it is stored: on one line, without control characters. */
export function cleanCaption(text: string): string {
  return text.replace(/[\p{Cc}\s]+/gu, ' ').trim();
}

/** Returns place and caption in one line, as reports and exports show them; '' when the team gave neither. */
export function captionLine({ caption = '', place }: Captioned): string {
  const where = place ? CAPTION_PLACE_NAMES[place] : '';
  return [where, caption].filter((words) => words !== '').join(': ');
}

/** Returns the given ones of caption and place, as they go over the wire; nothing where the team gave neither. */
export function captionFields({ caption, place }: Captioned): { caption?: string; place?: CaptionPlace } {
  return { ...(caption && { caption }), ...(place && { place }) };
}
