// Words of class lists that are not pupils' names. All are compared as `fold` returns them.

/** Words of titles, page headers and footers; none is a name. */
const LABEL = new RegExp(
  `^(?:${[
    'agrupamento|ae|escolas?|escolar|eb|ebi|ebs|es|esc|basica|secundaria|colegio|externato|republica|ministerio|giae|inovar',
    'direcao|diretora?|directora?|dt|professora?|docentes?|conselho|secretaria|coordenadora?|encarregad[oa]s?|enc|educacao',
    'turmas?|alun[oa]s?|estudantes?|nomes?|anos|letivo|lectivo|ensino|disciplina|periodo|semestre|pagina|pag|relacao|listagem|pauta',
    'totais|rapazes|raparigas|impresso|emitido|gerado|nasc|dtnasc|genero|idade|nif|nus|sns|niss|proc|processo|numero|apelidos?',
    'filiacao|morada|telefone|telef|tel|telemovel|email|contactos?|naturalidade|nacionalidade|situacao|observacoes|obs|ase',
    'escalao|legenda|assinatura|horario',
  ].join('|')})$`,
);
/** Words that are labels where a line begins with them; further on they may be a surname. */
const OPENING_LABEL =
  /^(?:ano|ciclo|curso|instituto|lista|folha|mapa|ficha|total|soma|data|sexo|no|n|num|ordem|sala|grupos?|equipas?|local|hora)$/;
/** The whole of a cell that says something else about a pupil. */
const VALUE =
  /^(?:[a-z]|sim|nao|ativ[oa]|activ[oa]|matriculad[oa]|inscrit[oa]|transferid[oa]|anulad[oa]|portugues|portuguesa|portugal|brasileir[oa]|brasil|angolan[oa]|ucranian[oa]|caboverdian[oa]|guineense|romen[oa]|frances|francesa|espanhol|espanhola|chines|chinesa|nepales|nepalesa|bangladeche)$/;
const SEX = /^(?:m|f|h|masculino|feminino|masc|fem|menin[oa]|rapaz|rapariga)$/;
/** Values at the end of a line whose columns are separated by single blanks. */
const TRAILING_VALUE =
  /^(?:masculino|feminino|matriculad[oa]|inscrit[oa]|transferid[oa]|portuguesa|brasileira|angolana|ucraniana|caboverdiana)$/;
/** The most frequent surnames of Portugal. They tell 'Silva, Ana', which is one pupil, from 'Ana, Rui'. */
const SURNAME = new RegExp(
  `^(?:${[
    'silva|santos|ferreira|pereira|oliveira|costa|rodrigues|martins|jesus|sousa|souza|fernandes|goncalves|gomes|lopes|marques',
    'alves|almeida|ribeiro|pinto|carvalho|teixeira|moreira|correia|mendes|nunes|soares|vieira|monteiro|cardoso|rocha|neves',
    'coelho|cruz|cunha|pires|ramos|reis|simoes|antunes|matos|fonseca|machado|araujo|barbosa|tavares|lourenco|castro|figueiredo',
    'azevedo|freitas|magalhaes|henriques|lima|guerreiro|batista|baptista|pinheiro|faria|miranda|barros|morais|nogueira|esteves',
    'anjos|campos|mota|andrade|brito|sa|nascimento|leite|abreu|melo|vaz|borges|duarte|dias|amaral|valente|carneiro|domingues',
  ].join('|')})$`,
);
/** Words that stay in lower case inside a name. */
const PARTICLE = /^(?:da|das|de|di|do|dos|du|e|del|della|van|von|der|den|y)$/;

/** What a list says of a pupil who is no longer in the class. Whoever is 'transferido da Escola X' has come from there. */
const LEFT =
  /\b(?:transf(?:erid[oa])?\b(?! d[aeo]\b)|anulad[oa]\b|anulou\b|anulação d[ae] matrícula|mudou\b|desistiu\b|desistente\b|abandonou\b|abandono escolar|excluíd[oa]\b|saiu\b)/i;

/** Folds case, accents, blanks and signs, and keeps the letters of every alphabet. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
}

export const isLabel = (folded: string) => LABEL.test(folded);
export const isOpeningLabel = (folded: string) => LABEL.test(folded) || OPENING_LABEL.test(folded);
export const isValue = (folded: string) => VALUE.test(folded) || SEX.test(folded);
/** Returns whether a line of a class list says that its pupil has left the class. */
export const saysLeft = (line: string) => LEFT.test(line);
/** Returns the name in front of the words that say so. */
export const withoutLeft = (name: string) => name.split(LEFT)[0]?.trim() || name;
export const isSex = (folded: string) => SEX.test(folded);
export const isTrailingValue = (folded: string) => TRAILING_VALUE.test(folded);
export const isSurname = (folded: string) => SURNAME.test(folded);
export const isParticle = (folded: string) => PARTICLE.test(folded);
