import type { ShipKey } from '#domain/vocabulary.ts';

/** What each ship looks like in its picture (assets/ships), for those who do not see it: colour, shape, and what it alone has. */
export const SHIP_DESCRIPTIONS: Readonly<Record<ShipKey, string>> = {
  faisca: 'laranja, pontiaguda, com asas largas e cauda alta',
  caracol: 'amarela, redonda, com uma concha em espiral e duas antenas',
  besouro: 'verde, em forma de disco, com uma cúpula e duas antenas',
  manta: 'cor-de-rosa, achatada, com asas de raia e quatro pontas com luz',
  anel: 'roxa, comprida, no meio de um grande anel',
  nuvem: 'branca, fofa como uma nuvem, sobre asas azuis',
  libelula: 'verde-clara, fina, com quatro asas de painéis solares e uma antena',
  baleia: 'lilás, bojuda, com barbatanas e cauda de baleia',
  corisco: 'vermelha e branca, estreita, com um bico comprido como uma seta',
  tatu: 'cinzenta e amarela, com placas no dorso, orelhas e focinho',
};
