import type { Dilemmas } from './Dilemma.ts';

export const dsDilemmas: Dilemmas = {
  cast: [
    {
      who: 'talia',
      name: 'Tália',
      role: 'agricultora',
      look: 'Uma mulher de chapéu de palha, trança comprida e camisa verde.',
    },
    {
      who: 'lua',
      name: 'Lua',
      role: '13\u00a0anos, cuida de aves feridas',
      look: 'Uma rapariga de cabelo preto, curto e liso, com uma capa amarela.',
    },
    {
      who: 'oscar',
      name: 'Óscar',
      role: 'barqueiro, serve na cantina solidária',
      look: 'Um homem de pele escura, barba branca e gorro azul.',
    },
    {
      who: 'rosa',
      name: 'Rosa',
      role: 'tintureira',
      look: 'Uma mulher com um lenço coral no cabelo e um avental manchado de azul.',
    },
  ],
  after: {
    1: {
      title: 'As sementes e as aves',
      messages: [
        'Há seca em Semínia, e as aves comem as sementes que sobram.',
        'Uma rede sobre o campo salvava a colheita, mas há aves que ficam presas.',
        'Na cidade, a fila da cantina solidária é cada vez maior.',
        'Ouçam três vozes. Depois, a escolha é da equipa.',
      ],
      question: 'Cobre-se o campo com a rede?',
      voices: [
        {
          who: 'talia',
          wants: 'A rede, ainda este mês.',
          why: 'No ano passado perdi um terço do campo. Não tenho raiva às aves: tenho contas e três pessoas à mesa. Uma rede custa menos do que outra colheita perdida.',
        },
        {
          who: 'lua',
          wants: 'Um campo sem rede.',
          why: 'Este ano já soltei onze aves de uma rede. Uma bicou-me e nem agradeceu. Três não voltaram a voar. E são elas que espalham as sementes da floresta. Sem elas, o que cresce depois?',
        },
        {
          who: 'oscar',
          wants: 'Pão que chegue para a fila.',
          why: 'Na minha fila há quem trabalhe e, mesmo assim, não chegue ao fim do mês. Se a colheita falha, o pão fica mais caro, e a fila dobra a esquina. É nela que penso.',
        },
      ],
      choices: {
        first: {
          label: 'Põe-se a rede em todo o campo, só nesta época.',
          messages: [
            'Com a rede, salva-se a colheita, e a fila da cantina não cresce.',
            'Lua passa as manhãs a soltar aves. Nem sempre chega a tempo.',
          ],
          seen: 'Nos campos de Semínia acendem-se luzes cor de âmbar.',
          told: 'Em Semínia, a equipa escolheu: uma rede em todo o campo.',
          back: {
            who: 'talia',
            mission4:
              'Houve pão. De manhã ajudo a Lua a soltar aves, e há uma que já me conhece: bica-me. Aí, quem paga o que não se vê?',
            council: 'A colheita salvou-se. As penas na rede, não as esqueci.',
          },
        },
        second: {
          label: 'Não se põe rede, e uma faixa do campo fica para as aves.',
          messages: [
            'As aves comem na faixa, e também fora dela. Voltam a ouvir-se cantos.',
            'Perde-se um quarto da colheita, e o pão fica um pouco mais caro.',
          ],
          seen: 'Nas margens dos campos de Semínia acendem-se luzes verdes.',
          told: 'Em Semínia, a equipa escolheu: campo sem rede e uma faixa para as aves.',
          back: {
            who: 'lua',
            mission4:
              'As aves voltaram às margens e acordam-me às cinco. A Tália não sorri quando fala da colheita. Aí, quem fica com a conta?',
            council: 'Há ninhos na faixa. E há contas na mesa da Tália.',
          },
        },
        third: {
          label: 'Rede só nas semanas da semente, com gente de vigia e uma faixa para as aves.',
          messages: [
            'A rede fica três semanas, com gente de vigia, de dia e de noite.',
            'A cidade faz turnos com Óscar. Na noite em que ninguém veio, perderam-se seis aves.',
          ],
          seen: 'De campo em campo, em Semínia, acendem-se luzes de várias cores.',
          told: 'Em Semínia, a equipa propôs: rede por pouco tempo, vigia e uma faixa.',
          back: {
            who: 'oscar',
            mission4:
              'Nos turnos da noite conheci meia cidade, e quase toda ressona. Também houve quem faltasse: digam quem faz cada turno.',
            council: 'Três semanas de vigia: cansou, e juntou-nos.',
          },
        },
      },
      sources: ['Agenda 2030 para o Desenvolvimento Sustentável, objetivos 2 e 15'],
    },
    3: {
      title: 'A cor do lago',
      messages: [
        'A tinturaria de Espelhágua dá trabalho a quarenta famílias.',
        'A água que de lá sai pinta o lago, e já quase não há peixe.',
        'O filtro que limpa a água demora um ano a chegar.',
        'Ouçam quem vive junto ao lago. Depois, a equipa decide.',
      ],
      question: 'O que faz a tinturaria até o filtro chegar?',
      voices: [
        {
          who: 'rosa',
          wants: 'Não ficar sem salário.',
          why: 'Sou a primeira a ver a cor da água: sai das minhas mãos. Mas à sexta-feira trago o dinheiro da renda. Um ano sem trabalho, e quem sai da cidade somos nós.',
        },
        {
          who: 'oscar',
          wants: 'Um lago com peixe.',
          why: 'A minha rede sobe azul e vazia. Vivo deste lago há quarenta anos, e nunca ninguém me pagou para esperar. Nas margens também há famílias.',
        },
        {
          who: 'lua',
          wants: 'Uma data que não se adie.',
          why: 'Dizem sempre: para o ano. Na primeira vez, eu tinha nove\u00a0anos. Não culpo a Rosa: a roupa que ela tinge é a que eu visto. Quero uma data.',
        },
      ],
      choices: {
        first: {
          label: 'Fecha até o filtro chegar, com uma ajuda da cidade às famílias.',
          messages: [
            'A tinturaria fecha. Dois meses depois, vê-se o fundo do lago.',
            'A ajuda da cidade chega, mas é pequena. Duas famílias mudam de terra.',
          ],
          seen: 'À volta dos lagos de Espelhágua acendem-se luzes cor de âmbar.',
          told: 'Em Espelhágua, a equipa escolheu: fechar até chegar o filtro.',
          back: {
            who: 'rosa',
            mission4:
              'Vi o fundo do lago pela primeira vez. Nesse dia, a minha vizinha fazia as malas. No vosso plano, quem fica para trás?',
            council: 'A água está clara. A minha rua ficou mais vazia.',
          },
        },
        second: {
          label: 'Trabalha a meio tempo e tem um ano para montar o filtro.',
          messages: [
            'A tinturaria trabalha a meio tempo, e as quarenta famílias ficam.',
            'O lago está mais claro, mas ainda não está limpo. Óscar pesca pouco.',
          ],
          seen: 'Nas margens de Espelhágua acendem-se luzes verdes, poucas de cada vez.',
          told: 'Em Espelhágua, a equipa escolheu: meio tempo, durante um ano, até ao filtro.',
          back: {
            who: 'oscar',
            mission4:
              'A minha rede sobe menos azul. Conto os meses no barco: já vou em sete. No vosso plano, quem é que espera?',
            council: 'Esperar também cansa. Mas a rua continua cheia.',
          },
        },
        third: {
          label: 'Param as cores mais sujas, e quem as tingia recebe para limpar o lago.',
          messages: [
            'Param as duas cores mais sujas. Quem as tingia recebe para limpar o lago.',
            'O dinheiro era para o telhado da escola, e na sala de Lua chove há três semanas.',
          ],
          seen: 'De margem em margem, em Espelhágua, acendem-se luzes de várias cores.',
          told: 'Em Espelhágua, a equipa propôs: parar as cores mais sujas e pagar a limpeza.',
          back: {
            who: 'lua',
            mission4:
              'Temos uma data, e leio-a em voz alta todos os meses. Da última vez houve assobios. No vosso plano, quem lê a data?',
            council: 'A data mantém-se. Eu continuo a lê-la.',
          },
        },
      },
      sources: ['Agenda 2030 para o Desenvolvimento Sustentável, objetivos 6, 8 e 12'],
    },
  },
};
