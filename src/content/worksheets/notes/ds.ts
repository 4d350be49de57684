import type { ThemeNotes } from './TeacherNote.ts';

/** The teacher's notes of Desenvolvimento Sustentável. */
export const dsNotes: ThemeNotes = {
  'm1-fs1': {
    aim: 'Encontrar os objetivos na escola e no prato, e não só num cartaz às cores.',
    minutes: { begin: 3, activities: [11, 11, 8], talk: 7 },
    begin:
      'Pergunte o que há hoje na cantina e desenhe o prato no quadro: «Quantos assuntos do mundo inteiro cabem aqui?»',
    questions: [
      'Que cena tocava em mais do que um objetivo?',
      'O que descobriram no prato que não estava à vista?',
      'O que diz o gráfico, e o que é que não diz?',
      'Que objetivo faz mais falta na nossa escola?',
    ],
    risks: [
      {
        sign: 'No prato, a pobreza e a fome fazem olhar para quem não paga o almoço.',
        response:
          'Fale do que custa um almoço e de quem ajuda a pagá-lo, nunca de quem o come. Se alguém contar, agradeça e siga.',
      },
      {
        sign: 'O torneio só de rapazes acaba em «quem joga melhor».',
        response: 'Volte à cena: quem se pôde inscrever? Peça uma regra que deixe jogar quem quiser.',
      },
    ],
    base: 'Quatro cenas (a torneira, a sopa, a biblioteca, os painéis), com os objetivos escritos em cartões. No mapa, dois balões novos.',
    challenge: 'Procurar a meta 12.3 e dizer o que tinha de mudar na cantina para a cumprir.',
    alone: {
      activity: 1,
      minutes: 12,
      how: 'Quatro cenas em voz alta: uma equipa liga, outra diz um segundo objetivo.',
    },
  },

  'm1-fs2': {
    aim: 'Decidir em conjunto quando o ambiente, as pessoas e a economia puxam para lados diferentes.',
    minutes: { begin: 3, activities: [20, 9, 7], talk: 6 },
    begin: 'Leia a história e conte mãos no ar: «A fábrica abre ou fica fechada?» No fim, conte outra vez.',
    questions: [
      'Que papel custou mais a defender?',
      'Em que prato da balança pesou mais a vossa solução?',
      'Quem fica a perder, e como se ajuda essa pessoa?',
      'Que terra perto de nós já viveu uma escolha destas?',
    ],
    risks: [
      {
        sign: 'Há famílias sem trabalho na turma, e «quem lá trabalhava» dói.',
        response:
          'Diga que os papéis se trocam sem explicações. Se ouvir «não querem é trabalhar», volte aos números: fechou uma fábrica, e eram sessenta pessoas.',
      },
      {
        sign: 'A reunião passa a ser «o rio contra o emprego», aos gritos.',
        response: 'Pare um minuto: cada papel diz o que aceita perder. Depois, só propostas que comecem por «e se…».',
      },
    ],
    base: 'Três papéis (quem lá trabalhava, quem cultiva, quem preside à junta), com a primeira frase dada. Na balança, só duas soluções.',
    challenge: 'Pôr um prazo na decisão: o que se mede daqui a um ano, no rio e na praça, para saber se foi boa?',
  },

  'm1-fs3': {
    aim: 'Pôr por ordem os caminhos dos resíduos e perceber porque reciclar não vem primeiro.',
    minutes: { begin: 3, activities: [9, 13, 9], talk: 6 },
    begin:
      'Mostre um copo de papel usado: «Onde é que isto devia ter acabado?» Escreva as respostas e volte a elas no fim.',
    questions: [
      'Que carta vos deu mais que discutir?',
      'Porque será que reciclar fica só no terceiro degrau?',
      'O que pode enganar na palavra «amigo»?',
      'Na nossa festa, o que é que nem é preciso comprar?',
    ],
    risks: [
      {
        sign: 'A turma aponta quem em casa não recicla.',
        response:
          'Há quem não tenha ecoponto perto, nem espaço, nem tempo. Traga a conversa para o que a escola decide: o que compra, serve e recolhe.',
      },
      {
        sign: 'Duas equipas não se entendem sobre os pratos «amigos».',
        response:
          'É de propósito. Pergunte para onde vai o saco e quem o recolhe: o degrau muda com a resposta, e não com o rótulo.',
      },
    ],
    base: 'Cinco cartas, uma por degrau (canecas, coluna, garrafa, lixo que aquece, fim da linha), numa escada desenhada no quadro.',
    challenge: 'Mudar uma só coisa nos pratos «amigos» para subirem um degrau, e dizer quem a tinha de fazer.',
  },

  'm2-fs1': {
    aim: 'Seguir uma camisola do campo até ao fim e reparar no que a etiqueta cala.',
    minutes: { begin: 3, activities: [12, 12, 11], talk: 7 },
    begin: 'Leia em voz alta a etiqueta de um guarda-chuva ou de uma bata: «O que é que ela não nos conta?»',
    questions: [
      'Que paragem ninguém sabia contar?',
      'O que cala a etiqueta, e a quem dá jeito?',
      'O que pode mudar quem compra? E quem faz as leis?',
      'Que coisa vossa já tem uma boa história?',
    ],
    risks: [
      {
        sign: 'Ao ler etiquetas, comparam-se marcas, ou goza-se com uma peça de roupa.',
        response:
          'A ficha já o diz: marcas e preços não contam. Ponha nas mesas coisas da escola (batas, mochilas perdidas) e ninguém precisa de mostrar o que veste.',
      },
      {
        sign: '«Roupa barata é sempre uma boa notícia»: quem só pode comprar barato sente-se em julgamento.',
        response:
          'Diga que comprar barato não é culpa de ninguém. A pergunta é outra: quem recebe pouco para haver este preço?',
      },
    ],
    base: 'Dê mais uma paragem, o transporte. Duas etiquetas chegam, e duas frases da escala.',
    challenge: 'Escrever em cinco linhas a etiqueta que a camisola devia ter, e dizer quem a podia tornar obrigatória.',
    alone: {
      activity: 1,
      minutes: 12,
      how: 'As três paragens vazias, uma por par; onde não se sabe, fica uma pergunta.',
    },
  },

  'm2-fs2': {
    aim: 'Escrever em conjunto a vida de um objeto, e separar o que se sabe do que se supõe.',
    minutes: { begin: 2, activities: [10, 17, 9], talk: 7 },
    begin:
      'Ponha um lápis gasto em cima da mesa e faça-lhe três perguntas, como numa entrevista. A turma responde por ele.',
    questions: [
      'Que caixa ficou com mais «não sabemos»?',
      'Quem ganha e quem perde na vida do vosso objeto?',
      'Como se faz um só texto com tantas mãos?',
      'O que vão fazer de outra maneira com esse objeto?',
    ],
    risks: [
      {
        sign: 'Em «Quem o faz» aparecem só «coitadinhos» de um país distante.',
        response:
          'Peça trabalhos, e não pena: quem corta, quem cose, quem conduz. Lembre que parte disso se faz aqui perto.',
      },
      {
        sign: 'Uma pessoa escreve tudo, porque «tem jeito».',
        response:
          'Volte à regra: uma ou duas caixas por pessoa. Quem não escreve dita, e o texto lê-se pela ordem das caixas.',
      },
    ],
    base: 'Quatro caixas (de que é feito, quem o faz, como chega, onde acaba) e a palavra «talvez» para o que não se sabe.',
    challenge: 'Confirmar numa fonte um «não sabemos» e trocar o «talvez» por um facto com data.',
    alone: {
      activity: 2,
      minutes: 10,
      how: 'Uma caixa por pessoa, em palavras soltas; «não sabemos» também é resposta.',
    },
  },

  'm2-fs3': {
    aim: 'Pesar boas razões para o novo e para o usado, e imaginar uma feira de onde ninguém sai de mãos a abanar.',
    minutes: { begin: 3, activities: [11, 15, 10], talk: 6 },
    begin:
      'Conte uma coisa sua que foi consertada e outra que deitou fora sem tentar. «O que teria mudado a segunda história?»',
    questions: [
      'Em que carta custou mais escolher?',
      'O que pesou: o preço, o tempo, o gosto ou o que vão pensar?',
      'Porque há quem não goste de dar uma prenda usada?',
      'Como sai da nossa feira quem não trouxe nada?',
    ],
    risks: [
      {
        sign: '«A camisola da equipa» ou «O ecrã rachado» deixam à vista quem não pode comprar novo.',
        response:
          'Fale da carta e não dos bolsos de cada pessoa. Usar o do ano passado pode ser escolha, e não tem de se explicar.',
      },
      {
        sign: 'No cartaz, quem não traz nada «pede na banca solidária».',
        response:
          'Pergunte quem lá ia, à vista da escola inteira. Procure-se uma regra igual: dois vales para cada pessoa, à entrada.',
      },
    ],
    base: 'Um objeto só, o livro, com duas razões de cada lado. Três cartas lidas por si: o ecrã, os berbequins, a prenda.',
    challenge: 'Fazer a conta da bicicleta nova e da usada: preço, arranjos, anos de uso. O que deixa a conta de fora?',
  },

  'm3-fs1': {
    aim: 'Preparar a saída, usar vários sentidos e separar o facto da opinião.',
    minutes: { begin: 3, activities: [4, 18, 13], talk: 7 },
    begin: 'Um minuto dentro da sala, de olhos fechados ou baixos: «Que sons há aqui que ainda ninguém tinha ouvido?»',
    questions: [
      'O que descobriram que não esperavam?',
      'Que opinião passou por facto no vosso caderno?',
      'Que sentido usamos menos para conhecer um lugar?',
      'Quem vive este lugar de outra maneira: com rodas, com pressa, com calor?',
    ],
    risks: [
      {
        sign: 'Na carta «Rodas», alguém imita quem anda de cadeira.',
        response:
          'Segue-se o caminho com os olhos, e não se imita ninguém. Pergunta-se onde o chão acaba, e não como é «ser assim».',
      },
      {
        sign: '«Ouvidos» ou «Luz» não servem a quem ouve ou vê mal.',
        response:
          'As cartas trocam-se sem explicações, ou muda-se o sentido: o calor, o vento, o chão a tremer. Há seis.',
      },
    ],
    base: 'Uma carta, com a pergunta lida por si, e duas linhas no caderno, com o começo dado: «Vimos…» e «Achamos…».',
    challenge: 'Trocar de caderno com outra equipa e riscar, na coluna dos factos, o que outra pessoa não veria.',
    alone: { activity: 2, minutes: 8, how: 'Uma só carta, à janela: cinco minutos a olhar e três a contar.' },
  },

  'm3-fs2': {
    aim: 'Juntar no mesmo mapa o que se vê e o que conta quem lá está há mais tempo.',
    minutes: { begin: 4, activities: [22, 0, 10], talk: 9 },
    begin:
      'Avise antes quem vai ser ouvido, um lugar da escola para cada duas equipas, com uma pessoa adulta por perto. Depois, cada pessoa desenha em trinta segundos o caminho da porta até à sala: compare dois desenhos.',
    questions: [
      'O que sabia a pessoa que o mapa não mostrava?',
      'O que funciona tão bem que já ninguém vê?',
      'A quem custa mais o problema que marcaram?',
      'Que coisa pequena se podia mudar já?',
    ],
    risks: [
      {
        sign: 'No mapa aparece a rua ou a casa de alguém.',
        response:
          'Apaga-se sem comentários: a ficha deixa-a de fora. Peça o lugar comum mais perto: a paragem, o largo, a fonte.',
      },
      {
        sign: 'Na entrevista, a culpa do problema vai para um grupo do bairro.',
        response:
          'Anota-se o problema e o lugar, e não quem foi acusado. Na sala, pergunte que provas há e quem falta ouvir.',
      },
    ],
    base: 'Planta já desenhada e dois sinais (! e +). Da entrevista, duas perguntas: o que funciona e o que mudava.',
    challenge: 'Pôr no mapa um sinal novo, que só faça sentido depois da entrevista, e explicá-lo na legenda.',
    alone: {
      activity: 1,
      minutes: 18,
      how: 'Metade desenha e metade pergunta; um problema e uma coisa que funciona.',
    },
  },

  'm3-fs3': {
    aim: 'Responder a uma pergunta com uma contagem cuidada, e dizer o que ela não mostra.',
    minutes: { begin: 3, activities: [12, 12, 6, 6], talk: 6 },
    begin:
      'Mostre o copo e peça um palpite: «Quanta água deita, em dez minutos, uma torneira que pinga?» Escreva-o no quadro.',
    questions: [
      'As três contagens deram o mesmo? Porquê?',
      'Quando é que a conta da semana deixa de valer?',
      'O que não mostram os vossos números?',
      'Quem devia ver este gráfico?',
    ],
    risks: [
      {
        sign: 'Nenhuma torneira pinga, e alguém abre uma para ter água.',
        response:
          'Não se gasta água para medir água. Mude de pergunta: salas vazias com luz ou garrafas no caixote, só com os olhos.',
      },
      {
        sign: 'Ao contar quem chega a pé, comentam-se carros e famílias.',
        response:
          'Conta-se de longe e sem nomes. Quem vem de carro pode morar longe ou andar com custo: o número não o diz, e isso cabe na segunda frase.',
      },
    ],
    base: 'Uma contagem da torneira, feita por toda a turma; gráfico com os eixos já traçados. Pode usar-se a calculadora.',
    challenge: 'Calcular a média e a distância entre a maior e a menor contagem, e dizer se três bastam.',
  },

  'm4-fs1': {
    aim: 'Passar do que se vê à causa que se pode mudar, e saber quem ainda não foi ouvido.',
    minutes: { begin: 3, activities: [13, 9, 9], talk: 6 },
    begin: 'Diga: «Hoje cheguei tarde.» A turma pergunta-lhe porquê, cinco vezes seguidas, e as respostas são a sério.',
    questions: [
      'Em que porquê apareceu a melhor resposta?',
      'Quem parou cedo de mais? E tarde de mais?',
      'Quem sente o problema e ainda ninguém ouviu?',
      'O que depende de nós, e o que é de quem decide?',
    ],
    risks: [
      {
        sign: 'O quinto porquê é «porque as pessoas são preguiçosas».',
        response: 'Volte um degrau atrás: o que tornava fácil fazer bem? Uma causa que não se muda não serve ao plano.',
      },
      {
        sign: 'No anel do meio cabe só uma pessoa, que toda a gente reconhece.',
        response:
          'Antes de continuar, pergunte-lhe a sós se quer que se fale disso. Se não quiser, muda-se de problema sem dizer porquê.',
      },
    ],
    base: 'Três caixas em vez de seis, depois de acabar em conjunto o exemplo da sopa. Do texto, só a primeira e a última frase.',
    challenge: 'Abrir a cadeia em duas no segundo porquê. Que lado tem provas, e que lado só tem palpites?',
    alone: { activity: 1, minutes: 10, how: 'Três porquês em vez de cinco, ditos em roda: cada pessoa responde a um.' },
  },

  'm4-fs2': {
    aim: 'Fazer um plano que caiba no tempo da turma e aguente a crítica de outra equipa.',
    minutes: { begin: 3, activities: [17, 9, 9], talk: 7 },
    begin: 'Escreva no quadro «Salvar tudo até quinta-feira» e pergunte o que o deitou abaixo logo na quarta.',
    questions: [
      'Que linha do teste do vento ficou mais fraca?',
      'O que cortaram para o plano caber no tempo?',
      'Como se sabe que mudou, se ninguém contou antes?',
      'O que fica de pé quando a nossa turma se for embora?',
    ],
    risks: [
      {
        sign: 'O plano é um cartaz a mandar as outras pessoas poupar.',
        response:
          'Pergunte o que a própria equipa muda primeiro e o que vai contar. Um cartaz pode ser um passo; o plano, não.',
      },
      {
        sign: 'No teste do vento, as cruzes vão todas para cima, por amizade, ou para baixo, por vingança.',
        response:
          'Cada cruz leva uma razão dita em voz alta; sem razão, não vale. Começa-se por uma coisa que já está bem.',
      },
    ],
    base: 'Quatro caixas (o problema, o que fazemos, quem, o que contamos) e três datas. Deixe desenhar.',
    challenge: 'Encher a caixa «Se não resultar» com um número: a partir de que contagem se muda de caminho?',
    alone: {
      activity: 1,
      minutes: 11,
      how: 'A lápis: o problema, o que se faz, o que se conta. As outras caixas enchem-se no ecrã.',
    },
  },

  'm4-fs3': {
    aim: 'Prometer o que se pode cumprir, mostrar como se vai ver, e dizê-lo num minuto.',
    minutes: { begin: 3, activities: [6, 9, 13, 8], talk: 6 },
    begin: 'Prometa à turma uma coisa que não se mede («vou ser melhor») e pergunte como se vai saber se cumpriu.',
    questions: [
      'Que sinal escolheram, e porque não outro?',
      'A vossa meta mete medo ou dá sono?',
      'Que pergunta vos fez pensar mais?',
      'O que ficam a dever a quem escolher o vosso plano?',
    ],
    risks: [
      {
        sign: '«Quem ficou de fora do vosso plano?» ouve-se como acusação.',
        response:
          'Diga que todos os planos deixam alguém de fora: o que conta é saber quem. «Vamos perguntar a…» é uma boa resposta.',
      },
      {
        sign: 'Na meta, a equipa promete zero: zero lixo, zero luzes.',
        response: 'Peça primeiro o «antes». Tirar um quarto já se vê, e uma meta impossível desanima quem ajudou.',
      },
    ],
    base: 'Dê dois sinais possíveis e deixe escolher. No minuto, cada pessoa diz uma frase, que pode ler.',
    challenge: 'Pensar em como o sinal pode enganar (contar num dia de chuva, por exemplo) e emendar a contagem.',
    alone: {
      activity: 3,
      minutes: 12,
      how: 'Vinte segundos por parte, duas vezes com o relógio, e uma só carta de «Perguntas difíceis».',
    },
  },
};
