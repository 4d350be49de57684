import type { Dilemmas } from './Dilemma.ts';

export const dhDilemmas: Dilemmas = {
  cast: [
    {
      who: 'iris',
      name: 'Íris',
      role: '14\u00a0anos, desenha mapas',
      look: 'Uma rapariga ruiva, de franja, com uma camisola azul e um aparelho auditivo.',
    },
    {
      who: 'malik',
      name: 'Malik',
      role: 'escreve o jornal de parede',
      look: 'Um homem jovem de pele castanha, barba curta e casaco dourado, com um lápis na orelha.',
    },
    {
      who: 'dario',
      name: 'Dário',
      role: '15\u00a0anos, arranja máquinas',
      look: 'Um rapaz de cabelo encaracolado e camisola com remendos, numa cadeira de rodas.',
    },
    {
      who: 'aurora',
      name: 'Aurora',
      role: 'guarda as folhas da lei',
      look: 'Uma mulher idosa, de pele castanha e cabelo prateado, com um xaile índigo.',
    },
  ],
  after: {
    1: {
      title: 'As folhas sem nome',
      messages: [
        'Em Códice, qualquer pessoa pode escrever nas folhas abertas sem assinar.',
        'Ontem, alguém desenhou Íris para a humilhar. Duzentas pessoas riram-se.',
        'Agora, Códice pergunta à equipa o que há de mudar.',
        'Ouçam três vozes. Depois, a escolha é da equipa.',
      ],
      question: 'O que muda nas folhas sem nome?',
      voices: [
        {
          who: 'iris',
          wants: 'Que quem escreve assine.',
          why: 'Tiraram o desenho, mas continuo a vê-lo na cara das pessoas. Se tivessem de assinar, quantas se teriam rido? A minha cara, não a posso deixar por assinar.',
        },
        {
          who: 'malik',
          wants: 'Manter folhas sem nome.',
          why: 'No ano passado, uma folha sem nome contou que um chefe batia em quem trabalhava para ele. Com assinatura, ninguém o teria contado. Há verdades que precisam de abrigo.',
        },
        {
          who: 'dario',
          wants: 'Reparar o que fez.',
          why: 'Não fiz o desenho, mas ri-me e passei-o a mais dez. Se puserem o meu nome na praça, odeiam-me. Se ninguém souber, fico com isto cá dentro.',
        },
      ],
      choices: {
        first: {
          label: 'Acabam as folhas sem nome: quem escreve assina.',
          messages: [
            'Nas folhas de Códice passa a haver nomes. As piadas cruéis quase desaparecem.',
            'Também desaparecem as queixas de quem tem medo.',
          ],
          seen: 'Sobre as páginas de Códice acendem-se luzes cor de âmbar.',
          told: 'Em Códice, a equipa escolheu: quem escreve nas folhas assina.',
          back: {
            who: 'iris',
            mission4:
              'Voltei a ler as folhas sem medo. Mas já quase ninguém conta o que corre mal. O vosso plano ouve quem tem medo?',
            council: 'Assinar foi mais difícil do que eu pensava. Até para mim.',
          },
        },
        second: {
          label: 'Ficam as folhas sem nome, e um grupo lê tudo antes de sair.',
          messages: [
            'Um grupo lê cada folha antes de ela sair. Os insultos ficam à porta.',
            'As notícias saem um dia depois, e há quem pergunte quem escolhe o grupo.',
          ],
          seen: 'Entre as páginas de Códice acendem-se luzes verdes, em fila.',
          told: 'Em Códice, a equipa escolheu: folhas sem nome, lidas antes de sair.',
          back: {
            who: 'malik',
            mission4:
              'Agora leio folhas o dia inteiro. Ontem travei uma piada boa, por engano. Aí, quem decide o que fica de fora?',
            council: 'Ler antes de publicar é lento. E eu ainda me engano.',
          },
        },
        third: {
          label: 'Os comentários têm nome; as queixas seguem sem nome, para três pessoas.',
          messages: [
            'Os comentários levam nome. As queixas vão numa caixa que três pessoas abrem.',
            'Uma queixa era contra uma dessas três pessoas. Ninguém a viu sair da caixa.',
          ],
          seen: 'De página em página, em Códice, acendem-se luzes de várias cores.',
          told: 'Em Códice, a equipa propôs: comentários com nome, queixas sem nome.',
          back: {
            who: 'dario',
            mission4:
              'Escrevi à Íris, com o meu nome. A resposta demorou nove dias e tinha três palavras. Aí, deem tempo a quem sofreu.',
            council: 'Rir foi fácil. Assinar é que não.',
          },
        },
      },
      sources: ['Convenção sobre os Direitos da Criança (1989), artigos 13.º e 16.º'],
    },
    3: {
      title: 'Um inverno em Claraboia',
      messages: [
        'O inverno chega a Claraboia, e a energia só dá para uma obra.',
        'Sem elevador, há quem nunca suba à cúpula, onde a assembleia decide.',
        'Nos pisos de baixo, onde as casas são mais baratas, faz muito frio.',
        'Escutem quem lá vive. Depois, a equipa decide.',
      ],
      question: 'Que obra se faz primeiro?',
      voices: [
        {
          who: 'dario',
          wants: 'Um elevador para a cúpula.',
          why: 'Já lhes arranjei o relógio, a campainha e a máquina do café. Lá em cima decidem sobre mim, sem mim, e mandam-me um resumo. Não preciso de colo: preciso de chegar.',
        },
        {
          who: 'aurora',
          wants: 'Aquecer os pisos de baixo.',
          why: 'Durmo de casaco e gorro, e o meu neto escreve com luvas. Nas noites piores vamos para a biblioteca, que tem uma estufa. O frio não espera pela assembleia.',
        },
        {
          who: 'iris',
          wants: 'Que quem decide desça.',
          why: 'Moro a meio da escada e vejo os dois lados. Quem vota a obra nunca sentiu o frio, nem viu os degraus a partir de baixo. E se a reunião mudasse de sítio?',
        },
      ],
      choices: {
        first: {
          label: 'Primeiro o elevador, para toda a gente poder decidir.',
          messages: [
            'Dário sobe à cúpula pela primeira vez e pede a palavra.',
            'Nos pisos de baixo, este inverno ainda se dorme de casaco.',
          ],
          seen: 'Até ao alto de Claraboia acendem-se luzes cor de âmbar.',
          told: 'Em Claraboia, a equipa escolheu: primeiro, o elevador.',
          back: {
            who: 'dario',
            mission4:
              'Na primeira reunião pedi calor para os pisos de baixo. Ganhámos por um voto. No vosso plano, quem ainda não chega à sala?',
            council: 'Já não me mandam resumos: agora estou na sala.',
          },
        },
        second: {
          label: 'Primeiro o calor, para ninguém passar frio em casa.',
          messages: [
            'O calor chega aos pisos de baixo, e o neto de Aurora escreve sem luvas.',
            'A cúpula continua longe. Dário volta a receber um resumo.',
          ],
          seen: 'Nos pisos de baixo de Claraboia acendem-se luzes verdes.',
          told: 'Em Claraboia, a equipa escolheu: primeiro, o aquecimento.',
          back: {
            who: 'aurora',
            mission4:
              'Já durmo sem casaco. Depois fui ler ao Dário o que se votou sem ele, e custou-me. No vosso plano, quem só recebe o resumo?',
            council: 'A minha casa está quente. Falta o caminho para a cúpula.',
          },
        },
        third: {
          label: 'A assembleia desce já ao rés do chão: calor agora, elevador com data marcada.',
          messages: [
            'A assembleia reúne-se no rés do chão, e o calor chega às casas.',
            'Na reunião só cabe metade da gente. A data do elevador já foi riscada uma vez.',
          ],
          seen: 'De piso em piso, em Claraboia, acendem-se luzes de várias cores.',
          told: 'Em Claraboia, a equipa propôs: reunir em baixo, calor já, elevador com data.',
          back: {
            who: 'iris',
            mission4:
              'Já houve três reuniões cá em baixo. Todos os dias leio a data na parede. No vosso plano, quem lembra as promessas?',
            council: 'A data está na parede, e eu continuo a lê-la.',
          },
        },
      },
      sources: [
        'Convenção sobre os Direitos das Pessoas com Deficiência (2006), artigos 9.º e 29.º',
        'Declaração Universal dos Direitos Humanos (1948), artigo 25.º',
      ],
    },
  },
};
