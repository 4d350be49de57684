import type { ThemeNotes } from './TeacherNote.ts';

/** The teacher's notes of Interculturalidade. */
export const icNotes: ThemeNotes = {
  'm1-fs1': {
    aim: 'Descobrir nas outras pessoas da equipa algo que não se esperava, sem que ninguém conte mais do que quer.',
    minutes: { begin: 3, activities: [10, 12, 9], talk: 6 },
    begin:
      'Conte primeiro uma coisa sua, pequena (um cumprimento em que se atrapalhou), e diga «passo» a uma pergunta da turma. Fica mostrado que se pode.',
    questions: [
      'O que ouviram que vos fez sorrir ou abrir os olhos?',
      'O que custou mais: achar o que une a equipa ou o que cada pessoa traz?',
      'O que muda numa equipa quando «passo» é mesmo uma resposta?',
      'Que regra do código nos vai fazer mais falta quando houver pressa?',
    ],
    risks: [
      {
        sign: 'No bingo, alguém é escolhido para a «canção que não seja em português» só pela cara ou pelo sotaque.',
        response:
          'Pare e mude o caminho: pergunta-se a toda a gente, a começar por quem está ao lado. As linhas falam de saberes, e não de origens.',
      },
      {
        sign: 'Nos anéis, uma pessoa fica sem nada escrito por fora.',
        response:
          'Não a interrogue. Diga à equipa que serve uma coisa pequena (um jeito, um sabor, um lugar da sala) e que desenhar também conta.',
      },
    ],
    base: 'Bingo com três linhas, lidas por si. Nos anéis, um desenho ou uma palavra por pessoa. Do código, leia as cinco regras em voz alta e peça só a que falta.',
    challenge:
      'Pôr no anel de dentro uma coisa que a equipa só descobriu hoje e acrescentar ao código o que se faz quando alguém falha uma regra.',
    alone: {
      activity: 2,
      minutes: 12,
      how: 'Três coisas no meio, uma por pessoa por fora, e uma frase de cada equipa.',
    },
  },

  'm1-fs2': {
    aim: 'Dizer o que falta quando há paz mas ninguém se conhece, e experimentar uma frase que abra a conversa.',
    minutes: { begin: 4, activities: [11, 13, 10], talk: 7 },
    begin:
      'Desenhe no quadro três relógios com horas diferentes: «Estas três pessoas marcaram um encontro às cinco. O que acontece?»',
    questions: [
      'Em que frase é que os vossos números ficaram mais longe?',
      'O que levou alguém a mudar o seu número?',
      'Os três relógios vivem em paz. O que lhes falta?',
      'Onde há três relógios na nossa escola, sem culpa de ninguém?',
      'Que primeira frase eram capazes de dizer já amanhã?',
    ],
    risks: [
      {
        sign: 'Diante de «eu não vejo diferenças», a turma decide que quem o diz é má pessoa.',
        response:
          'Separe a intenção do efeito: quase sempre se diz por bem. Pergunte o que fica por ver: a língua, a festa, o que já doeu.',
      },
      {
        sign: 'Em «Tirar a primeira pedra» aparece, mal disfarçado, um caso da turma.',
        response:
          'Não o discuta ali. Peça outro muro (o da cantina, por exemplo) e fale depois, a sós, com quem pode ter sido visado.',
      },
    ],
    base: 'Três palavras e três ilhas: separação, viver lado a lado, interculturalidade. Na escala, só as duas primeiras frases, lidas em voz alta.',
    challenge:
      'Inventar uma frase que seja muro para metade da equipa e ponte para a outra metade, e escrever a melhor razão de cada lado.',
  },

  'm1-fs3': {
    aim: 'Dar lugar a todas as maneiras de comunicar da sala, das línguas de casa aos gestos, e saber quais a lei nomeia.',
    minutes: { begin: 4, activities: [14, 12, 8], talk: 7 },
    begin:
      'Diga olá de três maneiras (vale o assobio para o cão) e peça um palpite: quantas há nesta sala? Escreva o número no quadro e volte a ele no fim.',
    questions: [
      'Que olá vos custou mais a dizer ou a fazer?',
      'Como é ouvir a língua de casa na boca de outra pessoa?',
      'Para que precisa uma língua de estar na lei?',
      'Que língua da nossa escola se ouve pouco, e porquê?',
      'O que deve dizer a porta da sala a quem chega?',
    ],
    risks: [
      {
        sign: 'Alguém esconde a língua que fala em casa, ou diz que ali só se fala português.',
        response:
          'Não insista e não a nomeie por essa pessoa. A mochila pode ser de uma personagem; o que fica por mostrar continua a ser de quem o tem.',
      },
      {
        sign: 'Na recolha dos olás, um som faz rir, ou sai uma pronúncia a gozar.',
        response:
          'Volte à regra da ficha: treina-se até quem ensinou dizer «é isso mesmo». Quem riu é quem aprende a seguir.',
      },
    ],
    base: 'Mochila com três bolsos, em desenho. Três olás recolhidos na sala. Na última atividade, leia a citação em conjunto e dê já a linha do português.',
    challenge:
      'Procurar na escola quem saiba Língua Gestual Portuguesa, mirandês ou um crioulo, perguntar onde lhe faz falta e juntar a resposta ao cartaz.',
  },

  'm2-fs1': {
    aim: 'Ver que as palavras de todos os dias também viajaram, e escolher a que se vai seguir na missão.',
    minutes: { begin: 3, activities: [8, 5, 8, 6], talk: 5 },
    begin:
      'Escreva «azulejo» no quadro e recolha apostas sem dizer quem acerta: «De onde veio?» Quem souber guarda segredo.',
    questions: [
      'Que aposta vos saiu mais ao lado?',
      'O que terá levado estas palavras a fazer as malas?',
      'A palavra «robô» já quis dizer outra coisa. E que palavra vossa?',
      'De que língua usam palavras sem nunca terem pensado nela?',
    ],
    risks: [
      {
        sign: '«Bué» é tratado como erro ou como piada, e com a palavra vai quem a diz.',
        response:
          'Mostre que veio de Angola e está nos dicionários, como «piano». Depois distinga: há palavras para o recreio e para o teste, e nenhuma é vergonha.',
      },
      {
        sign: 'No balão «Com os avós», há quem não os tenha ou os tenha longe.',
        response: 'Mude o balão para «Com alguém mais velho». Se o assunto pesar, fica em branco: sobram cinco.',
      },
    ],
    base: 'Dê já ligados «piano» e «iogurte». No mapa, três balões chegam, com palavras ditas em voz alta e escritas por si.',
    challenge: 'Procurar a mesma palavra em dois dicionários e ver onde não concordam: o que se sabe e o que se supõe?',
    alone: { activity: 1, minutes: 12, how: 'Apostas a pares e sem dicionário; confirma-se em conjunto, no quadro.' },
  },

  'm2-fs2': {
    aim: 'Contar uma viagem inteira sem esquecer quem, nela, não pôde escolher.',
    minutes: { begin: 3, activities: [12, 17, 6], talk: 7 },
    begin:
      'Ponha um tomate, ou o desenho de um, em cima da mesa e diga: «Isto não é de cá.» Deixe duvidar antes de abrir a ficha.',
    questions: [
      'Em qual das três viagens se viu melhor quem escolheu?',
      'O que muda na história da capoeira quando se diz «à força»?',
      'Uma coisa bonita pode vir de uma história dura. O que fazemos com isso?',
      'Na vossa história, que voz ainda falta?',
    ],
    risks: [
      {
        sign: 'Na capoeira, passa-se depressa pela escravatura, ou os olhos vão para alguém da turma.',
        response:
          'Diga as palavras certas: pessoas escravizadas, levadas por quem ganhava com isso, também por Portugal. Fale para a turma toda; ninguém responde por antepassados.',
      },
      {
        sign: 'A equipa inventa um caminho para encher a mala «De onde e por onde».',
        response: 'Elogie a dúvida: «não sabemos ao certo» está na última lista. Peça só onde vão procurar.',
      },
    ],
    base: 'Leia em voz alta só o tomate e a capoeira. Nas malas, palavras soltas ou desenhos, e este começo: «Viajou de… até…».',
    challenge:
      'Encontrar uma segunda fonte que conte a viagem de outra maneira e escrever, na mala maior, porque não concordam.',
    alone: {
      activity: 2,
      minutes: 10,
      how: 'Uma mala por pessoa, em palavras soltas; a maior enche-se já no ecrã.',
    },
  },

  'm2-fs3': {
    aim: 'Distinguir trocar de tirar sem perguntar, e ficar com perguntas que sirvam no dia a dia.',
    minutes: { begin: 3, activities: [15, 9, 7], talk: 6 },
    begin: 'Conte o engano da ORBI com a saudação de luto e pergunte: «A quem doeu, se ninguém quis fazer mal?»',
    questions: [
      'Em que cartão mudaram mais polegares, e com que razão?',
      'O que pesou mais: a intenção, a licença ou quem ganha?',
      'Quando alguém diz «tanto me faz», o que pode querer dizer?',
      'Que coisa de que gostamos devia trazer o nome de quem a fez?',
    ],
    risks: [
      {
        sign: 'Em «O penteado», os olhos vão para quem na sala usa tranças.',
        response:
          'Avise antes: ninguém fala pelo seu cabelo, pela sua pele ou pela sua família. Se acontecer, pergunte à turma o que podia ter feito quem viu a troça, há um ano.',
      },
      {
        sign: '«A máscara» ou «O som engraçado» trazem imitações.',
        response:
          'Pare logo na primeira: discute-se o gesto sem o repetir. Releia o cartão e pergunte quem podia estar a ouvir.',
      },
    ],
    base: 'Três cartões lidos por si: a cachupa, o padrão, a mistura. No diagrama, dê duas frases para arrumar: «pediu-se licença» e «ninguém sabe quem fez».',
    challenge:
      'Escrever um sétimo cartão em que as pessoas da mesma cultura não estejam de acordo, como no cante, e decidir quem se ouve.',
  },

  'm3-fs1': {
    aim: 'Aprender a perguntar sem empurrar, e a aceitar um «prefiro não dizer».',
    minutes: { begin: 3, activities: [11, 14, 4, 7], talk: 6 },
    begin:
      'Faça à turma uma pergunta avariada («Gostam da cantina, não gostam?») e peça o que ela já traz respondido. Diga que hoje a entrevista só se prepara: a conversa fica para depois da aula.',
    questions: [
      'Que silêncio custou mais a aguentar?',
      'O que fez quem perguntava quando ouviu «prefiro não dizer»?',
      'Porque pode magoar a pergunta «de onde é que és mesmo?»?',
      'A quem é que, nesta escola, quase ninguém pergunta nada?',
    ],
    risks: [
      {
        sign: 'No ensaio, quem faz de pessoa entrevistada imita um sotaque.',
        response:
          'Corte sem drama: o papel tem um trabalho e memórias, e não uma pronúncia. Recomeça-se na segunda pergunta.',
      },
      {
        sign: 'Na conversa a sério, surgem a guerra, a fuga ou a falta de papéis.',
        response:
          'Combine antes: agradece-se, não se pede mais e não se escreve. A equipa conta-lhe a si, e decide-se o que fica de fora.',
      },
    ],
    base: 'Duas perguntas avariadas, com uma palavra para as arranjar (quando, como, conte-nos). No ensaio, bastam dois papéis: quem pergunta e quem responde.',
    challenge:
      'Juntar uma segunda pergunta que nasça da resposta («e depois?», «pode dar um exemplo?») e ensaiá-la sem papel.',
    alone: { activity: 1, minutes: 8, how: 'Duas perguntas avariadas, em voz alta: cada equipa arranja uma.' },
  },

  'm3-fs2': {
    aim: 'Olhar para o que as pessoas fazem, e não para o que parecem, e separar o que se viu do que se acha.',
    minutes: { begin: 4, activities: [15, 11, 6, 3], talk: 6 },
    begin:
      'À janela, um minuto em silêncio: cada pessoa diz um facto. A cada «parece que», a turma pergunta: «Viste ou achas?»',
    questions: [
      'Quantos encontros e quantos cruzamentos contaram?',
      'O que vos enganou à primeira vista?',
      'O que ajuda as pessoas a parar e a falar naquele lugar?',
      'Onde é que passamos nós sem dizer olá?',
    ],
    risks: [
      {
        sign: 'No sinal L, alguém escreve «são de fora», pela cara ou pela roupa.',
        response:
          'Peça a prova: que língua se ouviu? Se ninguém ouviu, põe-se um «?». De longe não se vê onde cada pessoa nasceu.',
      },
      {
        sign: 'Quem está a ser observado repara e pergunta o que se passa.',
        response:
          'Explica-se logo, mostra-se o mapa e, se for preciso, muda-se de sítio. Ensaie essa frase com cada equipa antes de sair.',
      },
    ],
    base: 'Dê a planta já desenhada e três sinais (E, X e ?). Do caderno, só as linhas dos factos e da opinião.',
    challenge: 'Observar o mesmo lugar a duas horas e dizer o que mudou: o lugar ou a hora?',
    alone: {
      activity: 1,
      minutes: 18,
      how: 'Dez minutos a olhar de longe, o resto a desenhar; o caderno diz-se em voz alta, na sala.',
    },
  },

  'm3-fs3': {
    aim: 'Ler com calma um número sobre migrações: de que ano é, quem o contou e o que ele não conta.',
    minutes: { begin: 3, activities: [14, 11, 9], talk: 8 },
    begin:
      'Cada pessoa escreve em segredo um palpite: em 2021, em cada cem pessoas a viver em Portugal, quantas tinham outra nacionalidade? Guarde os papéis até ao gráfico.',
    questions: [
      'O palpite ficou acima ou abaixo do gráfico?',
      'De onde terá vindo esse palpite?',
      'O que fazem as palavras a um número que não muda?',
      'Que pessoa viram dentro do número?',
      'O que sabemos de quem partiu da nossa terra?',
    ],
    risks: [
      {
        sign: 'Alguém traz um número de hoje, muito maior, e diz que a ficha mente.',
        response:
          'Agradeça. O gráfico vem dos Censos e acaba em 2021; a AIMA conta de outra maneira, e mais tarde. Escreva no quadro, ao lado de cada número, o ano e quem contou.',
      },
      {
        sign: 'A manchete que exagera sai como insulto, e há quem se veja nela.',
        response:
          'Passe pelas mesas antes da leitura. Exagera-se o número («dispara», «explode»), nunca as pessoas. Acabe sempre na que informa.',
      },
    ],
    base: 'Leia o gráfico barra a barra e peça só: «Em cada cem, eram…». Na segunda atividade, uma linha, que se pode desenhar.',
    challenge:
      'Procurar no INE um número mais recente e explicar numa frase porque não entra no mesmo gráfico sem uma nota.',
  },

  'm4-fs1': {
    aim: 'Ver o que fecha uma roda sem que ninguém o decida, e escutar antes de propor.',
    minutes: { begin: 3, activities: [13, 11, 6, 6], talk: 6 },
    begin:
      'Peça um minuto em silêncio: «Lembrem-se de uma vez em que ficaram a ver, sem saber como entrar.» Ninguém a conta.',
    questions: [
      'Que cartão custou mais a arrumar?',
      'O que fecha mais rodas: dinheiro, língua, tempo, espaço ou hábito?',
      'Quem podia abrir a roda e ainda não reparou nela?',
      'Que roda nossa está fechada sem ninguém querer?',
    ],
    risks: [
      {
        sign: '«A visita» faz olhar para quem não foi ao último passeio.',
        response:
          'Não peça exemplos. Fale do preço e de quem o decide, e confirme com a direção de turma que apoio existe e como se pede sem dar nas vistas.',
      },
      {
        sign: 'No radar aparece um nome ou uma alcunha.',
        response:
          'Apaga-se ali mesmo e escreve-se a situação: o que acontece, onde, a que horas. Se for alguém da sala, procure essa pessoa no fim.',
      },
    ],
    base: 'Quatro cartões (a visita, as escadas, o grupo, a mesa) e três montes: dinheiro, espaço, hábito. No radar, uma situação por anel.',
    challenge:
      'Dizer, para cada monte, a quem dá jeito que a roda fique como está: é com essa pessoa que o plano vai ter de falar.',
    alone: {
      activity: 2,
      minutes: 10,
      how: 'Uma roda verdadeira, duas situações em cada anel; o problema diz-se numa frase.',
    },
  },

  'm4-fs2': {
    aim: 'Passar da boa vontade a um plano que outra equipa percebe e que quem está de fora ajudou a pensar.',
    minutes: { begin: 3, activities: [16, 11, 8], talk: 7 },
    begin:
      'Escreva no quadro «Fazer a festa das culturas» e pergunte: «Quem faz o quê na segunda-feira de manhã?» O silêncio explica a ficha.',
    questions: [
      'Que caixa ficou mais tempo vazia?',
      'O que viu a outra equipa que vos tinha escapado?',
      'O plano faz as coisas com as pessoas ou em vez delas?',
      'O que ganha a escola inteira se esta roda se abrir?',
    ],
    risks: [
      {
        sign: 'O plano «ajuda» pessoas que ninguém ouviu: um cartaz sobre quem chegou este ano, por exemplo.',
        response:
          'Aponte para a caixa «O que dizem essas pessoas». Se está vazia, o primeiro passo do plano passa a ser perguntar.',
      },
      {
        sign: 'Na tabela, uma pessoa fica com quase todos os passos e outra só com «arrumar».',
        response: 'Cada pessoa diz em voz alta o seu passo. Quem tem dois dá um; arrumar no fim é de toda a equipa.',
      },
    ],
    base: 'Três caixas (onde falta encontro, a ação, o sinal) e três passos. Ponha verbos em cartões: abrir, trocar, mudar, convidar.',
    challenge: 'Escrever o plano B e dizer o que fica do plano se o dinheiro for zero.',
    alone: {
      activity: 1,
      minutes: 11,
      how: 'Três caixas primeiro: o problema, a ação, o sinal. As outras enchem-se no ecrã.',
    },
  },

  'm4-fs3': {
    aim: 'Dar a cada pessoa uma parte no minuto da equipa, e responder a perguntas duras sem se fechar.',
    minutes: { begin: 3, activities: [12, 14, 4, 6], talk: 6 },
    begin:
      'Apresente uma ideia sua em vinte segundos, mal de propósito: a ler, depressa e sem dizer o que quer. A turma corrige.',
    questions: [
      'Que degrau passou num instante, e qual custou?',
      'Que pergunta vos deixou sem resposta?',
      'O que ajuda a ouvir uma crítica sem a tomar por ataque?',
      'O nosso convite chega a quem está fora da roda?',
    ],
    risks: [
      {
        sign: '«Quem vive o problema» sai em tom de pena, ou calha a quem o vive mesmo.',
        response:
          'O papel não pede uma história: pede lugar. Antes de começar, diga que qualquer papel se troca sem explicações.',
      },
      {
        sign: 'Alguém bloqueia ao falar à frente da turma.',
        response:
          'Há outras partes: mostrar a imagem, contar o tempo, dizer só «Queres vir?». Combine-o antes, para não parecer castigo.',
      },
    ],
    base: 'Dê o começo de cada degrau («Já viram que…», «Por isso, vamos…») e deixe usar cartões. No Conselho, perguntam só dois papéis.',
    challenge: 'Dizer o mesmo minuto a uma pessoa da direção e a uma criança de oito anos. Que palavras mudam?',
    alone: {
      activity: 1,
      minutes: 12,
      how: 'As equipas ensaiam ao mesmo tempo, duas vezes com o relógio; depois, uma pergunta difícil da equipa ao lado.',
    },
  },
};
