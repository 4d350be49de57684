/** How words are written for the synthesiser, which would say them wrong as they stand. Lower case, without punctuation. */
export const LEXICON: Readonly<Record<string, string>> = {
  orbi: 'órbi',
  às: 'ás',
  há: 'á',
  com: 'cõ',
  quem: 'quêm',
  deem: 'dêem',
  elas: 'élas',
  aquela: 'aquéla',
  aquelas: 'aquélas',
  colegas: 'colégas',
  festas: 'féstas',
  lojas: 'lójas',
  trocas: 'trócas',
  vossas: 'vóssas',
  exprimir: 'eisprimir',
  co2: 'cê ó dois',
  ods: 'ó dê ésse',
  onu: 'ónu',
  ue: 'u é',
  ia: 'i á',
  pdf: 'pê dê éfe',
  'sr.': 'senhor',
  'sr.ª': 'senhora',
  'dr.': 'doutor',
  'dr.ª': 'doutora',
  'prof.': 'professor',
  'prof.ª': 'professora',
  'n.º': 'número',
  'art.º': 'artigo',
  'etc.': 'etecétera',
  '%': 'por cento',
  km: 'quilómetros',
};

/**
 * Where one line says a word otherwise than all others: the line's key with its position, then written -> spoken
 * (a number before a feminine noun, for one: 'duas', 'vinte e uma').
 */
export const LINE_LEXICON: Readonly<Record<string, Readonly<Record<string, string>>>> = {};
