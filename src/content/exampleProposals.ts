import type { CommentKind } from '#domain/council/comments.ts';

interface ExampleComment {
  name: string;
  comment: string;
  kind?: CommentKind;
  /** The answer to a question. */
  answer?: string;
  /** The suggestion was accepted. */
  accepted?: true;
}

/** An example proposal for staff who test the game (spec, section 4, Test mode; ruling 23). */
export interface ExampleProposal {
  teamName: string;
  class: string;
  proposal: string;
  /** Example comments of other teams, oldest first. */
  comments: readonly ExampleComment[];
  /** The text before the accepted suggestion of its comments. */
  before?: string;
}

/** The school name of the examples, which must not look like a real school. */
export const EXAMPLE_SCHOOL = 'Escola de exemplo';

/** The example proposals of Interculturalidade, none written by a pupil. */
export const EXAMPLE_PROPOSALS: readonly ExampleProposal[] = [
  {
    teamName: 'Andorinhas',
    class: '8.º A',
    proposal:
      'Queremos um mural com as línguas que se falam na escola.\n\nEm outubro, cada turma pergunta em casa como se diz «bom dia» e traz a frase escrita. Em novembro, o clube de artes desenha as letras e pintamos a parede do corredor em duas tardes.\n\nPrecisamos de tinta, que a associação de pais oferece, e de uma pessoa por turma para confirmar que as palavras estão bem escritas.',
    before:
      'Queremos um mural com as línguas que se falam na escola.\n\nEm outubro, cada turma pergunta em casa como se diz «bom dia» e traz a frase escrita. Em novembro, o clube de artes desenha as letras e pintamos a parede do corredor em duas tardes.\n\nPrecisamos de tinta, que a associação de pais oferece.',
    comments: [
      { name: 'Faróis', comment: 'Gostámos de perguntarem em casa: assim entram todas as famílias.', kind: 'for' },
      { name: 'Marés', comment: 'Pode correr mal se uma língua ficar esquecida no mural.', kind: 'against' },
      {
        name: 'Nuvens',
        comment: 'Quem vai confirmar as palavras escritas noutro alfabeto?',
        kind: 'question',
        answer: 'A família que trouxe a frase vê o desenho antes de pintarmos.',
      },
      {
        name: 'Cometas',
        comment: 'E se uma pessoa de cada turma confirmasse que as palavras estão bem escritas?',
        kind: 'suggestion',
        accepted: true,
      },
      { name: 'Trilhos', comment: 'Podem gravar também as vozes, para se ouvir como se dizem?' },
    ],
  },
  {
    teamName: 'Cometas',
    class: '7.º B',
    proposal:
      'Quem chega a meio do ano sente falta de companhia no primeiro dia. Propomos um par de acolhimento em cada turma.\n\nDuas pessoas mostram a escola, almoçam com quem chegou na primeira semana e explicam o horário. No fim do mês, a diretora de turma pergunta às três pessoas como correu e o que falta melhorar.\n\nNão custa dinheiro: só precisamos de um guia de uma página, que fazemos em três línguas.',
    comments: [{ name: 'Andorinhas', comment: 'E se o par mudasse todos os meses? Assim participa mais gente.' }],
  },
  {
    teamName: 'Faróis',
    class: '9.º C',
    proposal:
      'Uma vez por mês, a biblioteca abre à hora de almoço para uma «biblioteca humana».\n\nConvidamos pessoas do bairro que vieram de outros países ou de outras regiões. Cada uma conta a sua história durante quinze minutos a um grupo de oito pessoas da escola, que pode fazer perguntas combinadas antes.\n\nA primeira sessão é em janeiro. A professora bibliotecária ajuda com os convites, e nós preparamos as perguntas e os cartazes.',
    comments: [
      { name: 'Marés', comment: 'Que perguntas combinaram? Podíamos usá-las na nossa turma.' },
      { name: 'Cometas', comment: 'Quinze minutos chegam? Talvez vinte, para haver tempo de conversar.' },
    ],
  },
  {
    teamName: 'Marés',
    class: '8.º D',
    proposal:
      'No recreio joga sempre a mesma gente. Propomos um jogo novo por semana, ensinado por quem o trouxe de casa ou de outro país.\n\nÀ segunda-feira, a equipa da semana ensina as regras. Até sexta-feira, há material no armário do ginásio e um lugar guardado para quem nunca jogou.\n\nNo fim do período, juntamos as regras num livro, com um desenho de cada jogo.',
    comments: [{ name: 'Nuvens', comment: 'Temos um jogo de Cabo Verde para ensinar!' }],
  },
  {
    teamName: 'Nuvens',
    class: '7.º A',
    proposal:
      'As ementas da cantina só têm nomes que parte da escola conhece. Queremos uma semana dos sabores, em março.\n\nCada dia tem um prato simples que uma família ensinou à cozinheira, com uma folha que conta de onde vem. Antes, perguntamos em cada turma o que cada pessoa não pode comer, para ninguém ficar de fora.\n\nFalámos com a cozinha: é possível se entregarmos as receitas até ao fim de janeiro.',
    comments: [
      { name: 'Faróis', comment: 'Boa ideia perguntarem o que cada pessoa não pode comer.' },
      { name: 'Andorinhas', comment: 'A folha podia ter a palavra «obrigado» na língua de cada prato.' },
    ],
  },
  {
    teamName: 'Trilhos',
    class: '9.º A',
    proposal:
      'Às vezes dizem-se coisas que magoam «a brincar». Propomos um acordo da escola sobre a maneira como falamos.\n\nEm fevereiro, cada turma discute três situações e escreve uma regra. As delegadas e os delegados juntam as regras num texto só, que a escola vota.\n\nO acordo fica em todas as salas. De dois em dois meses, uma assembleia de turma vê se está a ser cumprido e o que falta mudar.',
    comments: [{ name: 'Marés', comment: 'E o que acontece a quem não cumprir? Podiam pensar nisso com as turmas.' }],
  },
];
