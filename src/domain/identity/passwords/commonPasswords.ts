/**
 * Passwords that an attacker tries first, without accents, capitals, spaces and signs: the top of published lists, common
 * Portuguese choices and words of this product. Source: chosen for the product.
 */
const COMMON = new Set(
  `
  123123 123321 112233 121212 101010 123654 147258 147258369 159357 159753 246810 741852 789456 987654 102030 010203 696969
  password passwd pass passe senha senhas segredo palavra palavrapasse palavrachave minhasenha minhapasse novasenha novapasse mudar
  mudarsenha mudarpasse mudeme muda trocar changeme change default letmein welcome bemvindo bemvinda entrar entrada login signin
  acesso access abrir abretesesamo admin administrador administrator administracao root user utilizador usuario guest convidado
  teste testes test testing tester demo demonstracao exemplo example gestor professor professora prof stor stora docente aluno
  aluna alunos turma turmas escola escolas colegio liceu agrupamento secundaria basica aula aulas classe diretor diretora direcao
  secretaria portaria biblioteca sala cantina recreio ensino educacao estudante estudantes ministerio
  conselho galactico conselhogalactico galaxia planeta planetas orbi nave naves missao missoes sistemasolar interculturalidade
  direitoshumanos desenvolvimento desenvolvimentosustentavel sustentavel cidadania cidadao democracia
  qwerty qwertyui qwertyuiop qwert qwer azerty azertyuiop asdf asdfg asdfgh asdfghj asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx
  qazwsxedc qwaszx qweasd qweasdzxc 1q2w3e 1q2w3e4r 1q2w3e4r5t 1qaz2wsx q1w2e3 q1w2e3r4 zaq12wsx zaq1zaq1 abc abcd abcde abcdef
  abcdefg abcdefgh abc123 a1b2c3 a1b2c3d4 aabbcc aaabbb abcabc xyz xyzxyz
  benfica slbenfica slb glorioso sporting sportingcp scp leao leoes porto fcporto fcp dragao dragoes braga scbraga guimaraes
  vitoria boavista belenenses academica maritimo setubal estoril famalicao aguia aguias campeao campeoes futebol bola golo equipa
  eusebio ronaldo cristiano cristianoronaldo cr7 figo mourinho messi neymar pele maradona
  portugal portugues portuguesa lusitano lusitana lisboa lisbon coimbra aveiro faro evora viseu leiria santarem setubal sintra
  cascais almada amadora oeiras odivelas loures gaia gondomar matosinhos maia barcelos viana vianadocastelo vilareal braganca guarda
  castelobranco portalegre beja algarve alentejo minho douro madeira funchal acores pontadelgada angra brasil angola mocambique
  caboverde europa espanha franca paris londres london madrid barcelona
  maria joao jose antonio manuel carlos paulo pedro luis rui miguel francisco fernando jorge nuno tiago ricardo bruno hugo andre
  daniel rafael diogo duarte goncalo martim rodrigo santiago tomas afonso guilherme gabriel lucas simao vasco henrique alexandre
  ana ines beatriz mariana carolina leonor matilde sofia joana rita marta sara catarina margarida francisca teresa isabel helena
  paula cristina sandra patricia susana claudia monica carla andreia filipa raquel diana barbara daniela vera laura alice clara
  madalena benedita constanca lara eva luisa fatima rosa lurdes conceicao
  silva santos ferreira pereira oliveira costa rodrigues martins jesus sousa fernandes goncalves gomes lopes marques alves almeida
  ribeiro pinto carvalho teixeira moreira correia mendes nunes soares vieira monteiro cardoso rocha neves coelho cruz cunha pires
  ramos reis simoes antunes matos fonseca machado araujo barbosa tavares lourenco castro figueiredo azevedo
  amor amores meuamor amorzinho amoteamo amote teamo tequiero iloveyou loveyou love lovely coracao beijo beijinho beijinhos querida
  querido linda lindo princesa principe princess prince anjo angel bebe baby mae pai mama papa mamae papai mano mana filho filha
  filhos familia avo avozinha neto neta amigo amiga amigos felicidade feliz alegria saudade saudades esperanca sonho sonhos vida
  jesuscristo deus deuseamor deusefiel senhor nossasenhora avemaria fatima cristo
  sol lua estrela estrelas mar praia verao inverno primavera outono flor flores rosas borboleta cao gato gatinha gatinho cavalo
  golfinho tigre lobo dragon dragao unicornio cereja chocolate morango banana laranja cafe pastel bacalhau
  azul verde vermelho amarelo preto branco roxo cor pink blue black white
  janeiro fevereiro marco abril maio junho julho agosto setembro outubro novembro dezembro segunda terca quarta quinta sexta sabado
  domingo natal pascoa ferias carnaval hoje ontem amanha
  monkey shadow master superman batman spiderman pokemon pikachu minecraft fortnite roblox naruto starwars matrix mustang ferrari
  mercedes harley computer computador internet google facebook instagram tiktok youtube whatsapp windows microsoft apple samsung
  android iphone playstation nintendo hello hellohello ola olaola olamundo football soccer baseball basketball hockey jordan michael
  jennifer jessica ashley nicole michelle charlie thomas hunter buster killer trustno1 whatever freedom sunshine flower secret ninja
  mudamudar naosei esqueci esquecime nenhuma nada tudo qualquer musica rock fado guitarra piano danca cerveja vinho sexo sexy
  `
    .trim()
    .split(/\s+/),
);

const LEET: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
};
/** Up to this many digits around a common word (a year, a shirt number) do not make it safe. */
const ADDED_DIGITS_MAX = 4;
const OWN_MIN_CHARS = 4;
const ROWS = ['01234567890123456789', 'abcdefghijklmnopqrstuvwxyz', 'qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

export const COMMON_PASSWORD = 'Esta palavra-passe é muito fácil de adivinhar. Escolha outra.';

/**
 * Returns whether a password is easy to guess: a common one (ignoring case, accents, signs and up to four digits around
 * it), one to three characters repeated, a row of the keyboard or the alphabet, or one of `own` (username, email, names
 * of the person and the school) or a word of these.
 */
export function isCommonPassword(password: string, own: readonly string[] = []): boolean {
  const readings = [plain(password), plain(password.replace(/[013457@$]/g, (sign) => LEET[sign] ?? sign))];
  const words = new Set(own.flatMap(wordsOf));
  const isKnown = (word: string) => COMMON.has(word) || words.has(word);
  return readings.some((word) => isKnown(word) || isKnown(withoutAddedDigits(word)) || isRow(word) || isRepeated(word));
}

/** Returns the lower-case letters and digits, without accents and signs. */
function plain(text: string): string {
  return text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
}

/** Returns the text and its words of at least OWN_MIN_CHARS. */
function wordsOf(text: string): string[] {
  return [text, ...text.split(/[\s@.,;_-]+/)].map(plain).filter((word) => word.length >= OWN_MIN_CHARS);
}

function withoutAddedDigits(word: string): string {
  const letters = word.replace(/^\d+|(?<=\D)\d+$/g, '');
  return word.length - letters.length <= ADDED_DIGITS_MAX ? letters : word;
}

function isRow(word: string): boolean {
  const back = [...word].reverse().join('');
  return word !== '' && ROWS.some((row) => row.includes(word) || row.includes(back));
}

/** Returns whether one to three characters are repeated: 'aaaaaa', 'ababab', 'abcabc'. */
function isRepeated(word: string): boolean {
  return /^(.{1,3}?)\1+$/.test(word);
}
