/** A form that people here do not read, and what is written in its place. */
interface ForbiddenForm {
  /** A pattern of whole words, of any case. */
  pattern: string;
  instead: string;
}

/** Brazilian words, spellings and turns. */
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
  // As a button's only word: people and planets are saved, too.
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

/** Masculine words for all who play, where another word is as easy. */
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

/** Second names of a thing that has one: a team and its teacher speak of the same missions. */
const SECOND_NAMES: readonly ForbiddenForm[] = [
  // 'Nível de desempenho' is another thing; the specification words the fact 'Nível / Galáxia'.
  { pattern: '(?<!mesmo )n[íi]ve(?:l|is)(?! (?:de|/ Galáxia)(?!\\p{L}))', instead: 'missão' },
  { pattern: 'tutoria(?:l|is)', instead: 'treino' },
];

/** 'você → o verbo sem sujeito', for each forbidden form in the text; empty where all is well. */
export function forbiddenForms(text: string): string[] {
  return [...BRAZILIAN, ...GENERIC_MASCULINE, ...SECOND_NAMES].flatMap(({ pattern, instead }) =>
    [...text.matchAll(wholeWords(pattern))].map(([found]) => `«${found}» → ${instead}`),
  );
}

/** Letters of every alphabet are a word's limit. */
function wholeWords(pattern: string): RegExp {
  return new RegExp(`(?<!\\p{L})(?:${pattern})(?!\\p{L})`, 'giu');
}
