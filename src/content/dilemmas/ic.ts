import type { Dilemmas } from './Dilemma.ts';

export const icDilemmas: Dilemmas = {
  cast: [
    {
      who: 'zuri',
      name: 'Zuri',
      role: '13\u00a0anos, nova na ilha, assobia tudo',
      look: 'Uma rapariga de pele escura, com o cabelo em dois puxos e uma camisola coral.',
    },
    {
      who: 'bento',
      name: 'Bento',
      role: 'professor da ilha-escola',
      look: 'Um homem de óculos redondos, barba grisalha e colete violeta.',
    },
    {
      who: 'ilda',
      name: 'Ilda',
      role: 'padeira, dirige o coro',
      look: 'Uma mulher de cabelo branco apanhado, com um avental claro e faces coradas.',
    },
    {
      who: 'ravi',
      name: 'Ravi',
      role: 'inventor de carrosséis, do povo dos carros de vento',
      look: 'Um homem de bigode e chapéu de aba, com um lenço dourado ao pescoço.',
    },
  ],
  after: {
    1: {
      title: 'Uma sala para quem chega',
      messages: [
        'Antes de partirmos, Babélia pede-nos ajuda.',
        'Esta noite chegou um barco: doze famílias fugiram de uma ilha que o mar levou.',
        'As crianças ainda não falam a língua da ilha-escola, e só há uma sala livre.',
        'Ouçam quem aqui vive. Depois, a escolha é da equipa.',
      ],
      question: 'Como hão de começar a escola as crianças que chegaram?',
      voices: [
        {
          who: 'zuri',
          wants: 'Ficar já na turma.',
          why: 'Percebo mais do que digo. Numa sala à parte, aprendo palavras. E uso-as com quem? No recreio jogam à bola. Bola, já sei falar.',
        },
        {
          who: 'bento',
          wants: 'Primeiro a língua, com calma.',
          why: 'Já vi crianças três meses em silêncio, a copiar o que não entendiam. Não quero isso para ninguém. Um grupo pequeno dá tempo e coragem.',
        },
        {
          who: 'ilda',
          wants: 'Que perguntem também ao coro.',
          why: 'Naquela sala ensaia o coro. Cantamos mal, mas para muita gente da minha idade é a única tarde sem solidão. Cedê-la custa-nos. E ninguém nos perguntou se queríamos ajudar.',
        },
      ],
      choices: {
        first: {
          label: 'Entram já na turma e aprendem a língua com toda a gente.',
          messages: [
            'Zuri senta-se na turma logo no primeiro dia. Ao princípio, fala com as mãos.',
            'Há aulas em que se perde. Há recreios em que já tem companhia.',
          ],
          seen: 'Nas pontes de Babélia acendem-se luzes cor de âmbar.',
          told: 'Em Babélia, a equipa escolheu: quem chegou entrou logo na turma.',
          back: {
            who: 'zuri',
            mission4:
              'Ainda troco palavras: na papelaria pedi um lápis de comer. Mas já me emprestam o caderno. E a quem chega em março, quem empresta?',
            council: 'Cheguei sem uma palavra. Hoje ajudo quem chega a seguir.',
          },
        },
        second: {
          label: 'Aprendem primeiro a língua, dois meses, num grupo pequeno.',
          messages: [
            'No grupo pequeno, ninguém tem vergonha de errar. Em dois meses já contam histórias.',
            'Mas a turma ainda não lhes sabe os nomes, e o coro ficou sem sala.',
          ],
          seen: 'Nas ilhas de Babélia acendem-se luzes verdes, muito calmas.',
          told: 'Em Babélia, a equipa escolheu: primeiro a língua, num grupo pequeno.',
          back: {
            who: 'bento',
            mission4:
              'O grupo já conta anedotas que eu nem percebo. A porta da turma é que continua fechada. Aí, quem é que abre as portas?',
            council: 'Demos tempo à língua. Agora damos tempo à amizade.',
          },
        },
        third: {
          label: 'De manhã, na turma; à tarde, a língua, a cantar com o coro.',
          messages: [
            'De manhã há turma. À tarde, o coro ensina a língua, a cantar.',
            'Quem chegou não tem uma tarde livre, e o coro já não ensaia para a festa.',
          ],
          seen: 'De ilha em ilha, em Babélia, acendem-se luzes de várias cores.',
          told: 'Em Babélia, a equipa propôs: turma de manhã, língua e coro à tarde.',
          back: {
            who: 'ilda',
            mission4:
              'O coro tem doze vozes novas e ficou sem festa este ano. Não me arrependo, mas custou. Perguntem sempre a quem cede alguma coisa.',
            council: 'Perguntaram-nos antes de decidir. Gostei disso.',
          },
        },
      },
      sources: ['Convenção sobre os Direitos da Criança (1989), artigos 22.º e 28.º'],
    },
    3: {
      title: 'A frase no muro',
      messages: [
        'Na praça de Mosaico, o muro da padaria amanheceu com uma frase pintada.',
        'Manda embora o povo dos carros de vento. Ninguém assinou.',
        'Esse povo monta aqui a feira há cem anos. Daqui a pouco passam as crianças.',
        'Ouçam três vozes da praça. Depois, a escolha é da equipa.',
      ],
      question: 'O que se faz à frase antes de a praça acordar?',
      voices: [
        {
          who: 'ravi',
          wants: 'Apagar a frase agora.',
          why: 'A minha filha aprendeu a ler este mês e lê tudo: montras, placas, pacotes de açúcar. Não quero que leia isto. Já nos chega ouvi-lo em voz baixa.',
        },
        {
          who: 'zuri',
          wants: 'Que toda a gente a veja.',
          why: 'Se a apagarmos antes de a praça acordar, ao meio-dia já dizem que nunca existiu. Quero que a vejam, para ninguém me dizer que exagero.',
        },
        {
          who: 'ilda',
          wants: 'Falar com quem a escreveu.',
          why: 'O muro é meu, e acho que sei quem foi: é gente nova, que repete o que ouve por aí. Se a acusarmos na praça, perdemo-la. Se nos calarmos, volta a fazê-lo.',
        },
      ],
      choices: {
        first: {
          label: 'Apaga-se já, em conjunto, antes de passarem as crianças.',
          messages: [
            'Com água, escovas e muitas mãos, o muro fica limpo antes das oito.',
            'A filha de Ravi passa e não lê nada. Há quem pergunte se aconteceu mesmo.',
          ],
          seen: 'Nas janelas de Mosaico acendem-se luzes cor de âmbar.',
          told: 'Em Mosaico, a equipa escolheu: apagar logo a frase, com muitas mãos.',
          back: {
            who: 'ravi',
            mission4:
              'Nessa manhã, houve quem largasse o pequeno-almoço para vir esfregar. No vosso plano, não deixem o trabalho todo às mesmas mãos.',
            council: 'O muro está limpo. As conversas ainda agora começaram.',
          },
        },
        second: {
          label: 'Fica até ao meio-dia, com uma resposta da praça ao lado.',
          messages: [
            'Até ao meio-dia, a praça enche o muro de respostas: nomes, flores, abraços desenhados.',
            'Mas houve crianças que leram a frase antes das respostas.',
          ],
          seen: 'Nas janelas de Mosaico acendem-se luzes verdes, em fila.',
          told: 'Em Mosaico, a equipa escolheu: deixar ver a frase, com respostas ao lado.',
          back: {
            who: 'zuri',
            mission4:
              'Ninguém me disse que exagero. Mas também vi a cara da filha do Ravi. No vosso plano, perguntem primeiro a quem dói.',
            council: 'A praça viu. Agora já se pode falar disso.',
          },
        },
        third: {
          label: 'Fotografa-se, apaga-se, e a praça toda pinta outra coisa no muro.',
          messages: [
            'Fica uma fotografia, segue uma queixa, e o muro enche-se de desenhos.',
            'Já se sabe quem foi. Não veio pintar, e a família deixou de comprar pão a Ilda.',
          ],
          seen: 'De janela em janela, em Mosaico, acendem-se luzes de várias cores.',
          told: 'Em Mosaico, a equipa propôs: guardar a prova, apagar e pintar de novo.',
          back: {
            who: 'ilda',
            mission4:
              'O mural tem um canto por acabar, de propósito. No vosso plano, deixem lugar para quem mudar de ideias.',
            council: 'A prova está guardada. A tinta ainda está fresca.',
          },
        },
      },
      sources: ['Constituição da República Portuguesa, artigo 13.º'],
    },
  },
};
