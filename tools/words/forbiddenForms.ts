/** A forbidden form, and its replacement. */
interface ForbiddenForm {
  /** A pattern of whole words, case-insensitive. */
  pattern: string;
  instead: string;
}

/** Brazilian words, spellings and phrases. */
const BRAZILIAN: readonly ForbiddenForm[] = [
  { pattern: 'você', instead: 'o verbo sem sujeito' },
  { pattern: '(?<!(?:para|com|de|por|entre|em) )vocês', instead: 'o verbo sem sujeito' },
  { pattern: 'telas?', instead: 'ecrã' },
  { pattern: 'usu[áa]ri[oa]s?', instead: 'utilizador' },
  { pattern: 'arquivos?', instead: 'ficheiro' },
  { pattern: 'celular(?:es)?', instead: 'telemóvel' },
  { pattern: 'equipes?', instead: 'equipa' },
  { pattern: 'times?', instead: 'equipa' },
  { pattern: 'senhas?', instead: 'palavra-passe' },
  { pattern: 'salv(?:ar|ando|ou|em|e) (?:as?|os?) (?:alterações|respostas?|texto|ficheiros?)', instead: 'guardar' },
  // Only as a button's whole label, because people and planets can be saved as well.
  { pattern: '^salvar[.!?…]?$', instead: 'guardar' },
  { pattern: 'deletar|excluir', instead: 'apagar, eliminar' },
  { pattern: 'cadastr\\p{L}+', instead: 'registo, registar' },
  { pattern: 'registros?', instead: 'registo' },
  { pattern: 'contatos?', instead: 'contacto' },
  { pattern: 'fatos?', instead: 'facto' },
  { pattern: 'acess(?:ar|e|em|ou|ando)', instead: 'aceder' },
  {
    pattern: '(?:compartilh|planej|gerenci|monitor)(?:ar|em|amos|ando|amento)',
    instead: 'partilhar, planear, gerir, acompanhar',
  },
  { pattern: 'aplicativos?', instead: 'aplicação' },
  { pattern: 'ônibus|trens?|geladeiras?|banheiros?|xícaras?|suco|café da manhã', instead: 'a palavra de Portugal' },
  { pattern: 'esportes?|torcidas?', instead: 'desporto, claque' },
  {
    pattern: '\\p{L}*(?:ômic|ônic|ênic|êmic)[oa]s?|gêneros?|prêmios?|bebês?|Antônio',
    instead: 'o acento agudo de Portugal',
  },
  { pattern: '(?:est(?:á|ão|amos|ou|ava|avam|ivemos))\\s+\\p{L}+(?:ando|endo|indo)', instead: '«a» e o infinitivo' },
];

/** Generic masculine forms for the players that have a simple neutral alternative. */
const GENERIC_MASCULINE: readonly ForbiddenForm[] = [
  { pattern: '(?<!Perfil dos )alunos', instead: 'a turma, estudantes, quem estuda' },
  {
    pattern: '(?:os|dos|aos|nos|pelos) (?:estudantes|jovens|participantes|adolescentes)',
    instead: 'jovens, a turma, quem participa',
  },
  { pattern: 'jogadores', instead: 'quem joga, a equipa' },
  { pattern: '(?:para|de|entre|por|com) todos(?! (?:os|as|estes|esses|nós))', instead: 'toda a gente, cada pessoa' },
  { pattern: 'os colegas|dos colegas|aos colegas', instead: 'colegas' },
  { pattern: '(?:o|do|ao) homem(?= (?:e|é|tem) )', instead: 'a pessoa, a humanidade' },
];

/** Synonyms of product terms: teams and teachers use the same word for the same thing. */
const SECOND_NAMES: readonly ForbiddenForm[] = [
  // 'Nível de desempenho' means something else.
  { pattern: '(?<!mesmo )n[íi]ve(?:l|is)(?! de(?!\\p{L}))', instead: 'missão' },
  { pattern: 'tutoria(?:l|is)', instead: 'treino' },
];

/** Returns 'você → o verbo sem sujeito' for each forbidden form in the text. */
export function forbiddenForms(text: string): string[] {
  return [...BRAZILIAN, ...GENERIC_MASCULINE, ...SECOND_NAMES].flatMap(({ pattern, instead }) =>
    [...text.matchAll(wholeWords(pattern))].map(([found]) => `«${found}» → ${instead}`),
  );
}

/** Matches whole words, with letters of any alphabet. */
function wholeWords(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu');
}
