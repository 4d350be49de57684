import type { ThemeNotes } from './TeacherNote.ts';

/** The teacher's notes of Direitos Humanos. */
export const dhNotes: ThemeNotes = {
  'm1-fs1': {
    aim: 'Distinguir o que se quer, o que faz falta e o que é direito, e ver que os direitos se seguram em conjunto.',
    minutes: { begin: 3, activities: [12, 9, 9], talk: 7 },
    begin:
      'Cada pessoa diz uma coisa que levava para um mês na nave. Escreva-as no quadro sem comentar: a tabela vai pô-las à prova.',
    questions: [
      'Que linha da mala vos deu mais que falar?',
      'O que caiu a seguir quando largaram um direito?',
      'Pode uma coisa ser desejo num lugar e direito noutro?',
      'Que direito usam todos os dias sem dar por ele?',
    ],
    risks: [
      {
        sign: '«Internet em casa» deixa à vista quem não a tem.',
        response:
          'Não pergunte quem tem. Fale da escola: «Que direitos ficam mais longe de quem não tem Internet para estudar?»',
      },
      {
        sign: '«Sapatilhas da moda» acaba em troça do que alguém traz calçado.',
        response:
          'Leve a frase de volta à razão: querer não é vergonha, e precisar de sapatos é outra coisa. Passe logo a «Água para beber».',
      },
    ],
    base: 'Quatro linhas (água, sapatilhas, tempo livre, consulta) e duas colunas: «quero» e «é direito». O dominó faz-se em desenhos.',
    challenge:
      'Ler os artigos 24.º e 31.º da Convenção, dizer que linhas da mala protegem, e inventar uma linha que divida a equipa.',
    alone: { activity: 1, minutes: 12, how: 'Quatro linhas da mala, com as cruzes no papel e os porquês em voz alta.' },
  },

  'm1-fs2': {
    aim: 'Reconhecer oito direitos da Convenção em cenas da escola, e não só no papel.',
    minutes: { begin: 3, activities: [16, 9, 10], talk: 7 },
    begin:
      'Conte uma cena sem dizer o direito: «Marcaram a visita de estudo e ninguém perguntou nada à turma.» Deixe que lhe deem nome.',
    questions: [
      'Que cena se adivinhou logo, e qual enganou?',
      'Que situação cabia em duas cartas?',
      'Um direito é o mesmo que um favor? Porquê?',
      'Que carta faz mais falta na nossa escola?',
    ],
    risks: [
      {
        sign: 'Uma cena parece-se com o que aconteceu a alguém da sala: o diário lido alto, a troça pela religião.',
        response:
          'Diga antes: cenas inventadas, sem nomes e sem imitar ninguém. Se se parecer, corte com «essa já a percebemos» e procure a pessoa no fim.',
      },
      {
        sign: 'Alguém conta, diante da turma, que em casa lhe batem.',
        response:
          'Agradeça e não faça perguntas ali. Fale a sós no próprio dia e siga o que a escola tem combinado com a CPCJ.',
      },
    ],
    base: 'Jogue com quatro cartas: opinião, grupo, vida privada, brincar. Na segunda atividade, leia a situação e deixe escolher entre duas cartas.',
    challenge:
      'Fazer uma nona carta com outro artigo da Convenção, em menos de vinte palavras, e uma situação em que se cruze com outra carta.',
  },

  'm1-fs3': {
    aim: 'Ligar o que se faz com o telemóvel a direitos próprios e de outras pessoas, e saber a quem pedir ajuda.',
    minutes: { begin: 3, activities: [10, 13, 12], talk: 7 },
    begin:
      'Ponha o seu telemóvel, desligado, em cima da mesa: «Que direitos cabem aqui dentro?» Diga que mais nenhum sai do bolso.',
    questions: [
      'Em que frase houve mais distância?',
      'Que direito pesava em cada ponta?',
      'O que muda quando uma imagem deixa de ser só nossa?',
      'Que regra do vosso ecrã vai custar mais a cumprir?',
      'A quem pediam ajuda, e quando?',
    ],
    risks: [
      {
        sign: 'A frase da captura de ecrã puxa um caso verdadeiro, com gente da turma.',
        response:
          'Pare antes dos nomes e diga que ouve quem quiser, a sós. Se há ameaças ou imagens íntimas, não peça para as ver: fale com a direção no mesmo dia.',
      },
      {
        sign: '«Quem cuida de nós deve poder ver…» acende queixas contra as famílias.',
        response:
          'Mude a pergunta: que razão tem quem quer ver, e o que muda com a idade? Procura-se um acordo, e não quem ganha.',
      },
    ],
    base: 'Dê os seis balões escritos (aprender, participar, brincar, informar-se, vida privada, descanso) para pôr + ou −. Na escala, três frases.',
    challenge: 'Reescrever as três regras do ecrã pela voz de quem aparece nas fotografias. Ainda servem?',
  },

  'm2-fs1': {
    aim: 'Descobrir o direito que está de cada lado e procurar uma saída antes de escolher quem ganha.',
    minutes: { begin: 3, activities: [17, 10, 8], talk: 7 },
    begin: 'Leia «A praceta» e conte mãos no ar por um lado e pelo outro. Guarde a conta e repita-a no fim.',
    questions: [
      'O que custou mais: trocar de lado ou achar uma saída?',
      'Que direito havia de cada lado da carta?',
      'Que saída serviu aos dois lados? O que perdeu cada um?',
      'Onde é que, na escola, há dois direitos a querer o mesmo lugar?',
    ],
    risks: [
      {
        sign: '«As mochilas» faz a turma desconfiar de alguém em concreto.',
        response:
          'A carta não tem culpados, tem uma regra. Pergunte: «Quem passa vergonha com esta busca, mesmo sem ter nada?»',
      },
      {
        sign: 'Na última linha da tabela, o dilema «inventado» é uma zanga que está viva na turma.',
        response: 'Peça outro, do bairro, e não o comente. A zanga trata-se fora da ficha, com quem a vive.',
      },
    ],
    base: 'Fique com «A praceta» e «O campo». Escreva no quadro os direitos que podem servir: descansar, brincar, juntar-se.',
    challenge: 'Escrever a saída que a outra metade da equipa propunha, tão bem que ela diga: «É isso mesmo.»',
    alone: {
      activity: 1,
      minutes: 12,
      how: 'Uma só carta: dois minutos de cada lado, trocar, e uma saída em voz alta.',
    },
  },

  'm2-fs2': {
    aim: 'Decidir entre informar e proteger a imagem de alguém, e saber o que a decisão custa.',
    minutes: { begin: 3, activities: [16, 9, 11], talk: 6 },
    begin: 'Leia a história devagar, até «não a publiquem», e peça um minuto em silêncio antes de qualquer opinião.',
    questions: [
      'Que papel disse uma coisa que vos fez hesitar?',
      'Que direito defendia quem fotografou? E quem chorou?',
      'E se a imagem já andasse no recreio, mudava alguma coisa?',
      'O que fazemos nós quando alguém chora e há uma câmara perto?',
    ],
    risks: [
      {
        sign: 'As lágrimas são tratadas como fraqueza («um rapaz a chorar!»).',
        response:
          'Lembre o papel de quem lê: também já chorou por um jogo. O direito à imagem é o mesmo com lágrimas ou com um riso.',
      },
      {
        sign: 'A equipa decide em dois minutos que não se publica e dá a ficha por feita.',
        response:
          'Mande-a à tabela «Quanto custa cada saída?»: não publicar também tira alguma coisa a quem fotografou e a quem lê.',
      },
    ],
    base: 'Três papéis: direção do jornal, quem fotografou, o aluno da fotografia. No rascunho, dê já escritas as palavras «informar» e «imagem».',
    challenge:
      'Transformar a decisão numa regra do jornal para a próxima vez: quando se pede licença, a quem e até que horas.',
    alone: {
      activity: 3,
      minutes: 10,
      how: 'As quatro frases do rascunho, em palavras soltas; o resto escreve-se no ecrã.',
    },
  },

  'm2-fs3': {
    aim: 'Ver quem uma regra igual deixa de fora, e melhorá-la sem tirar nada a ninguém.',
    minutes: { begin: 3, activities: [15, 9, 10], talk: 8 },
    begin:
      'Anuncie, a brincar, um lanche igual para toda a gente: amendoins. Deixe reagir e pergunte a quem é que não serve.',
    questions: [
      'Que regra foi mais fácil de mudar?',
      'Alguém ficou a perder com a mudança?',
      'Porque é que tratar igual nem sempre é tratar bem?',
      'Que razões se davam para haver gente sem voto?',
      'Que regra nossa ainda só tem o tamanho 38?',
    ],
    risks: [
      {
        sign: 'Na regra do teste, alguém diz que quem tem mais tempo leva vantagem.',
        response:
          'Não dê exemplos da turma. Compare com os óculos: não põem ninguém à frente, deixam ver o quadro. A lei prevê essas medidas.',
      },
      {
        sign: 'Na visita de 25\u00a0euros, ouve-se: «Quem não pode não vai.»',
        response:
          'Volte à condição da ficha e junte outra: ninguém tem de dizer que não pode. Que solução serve sem ser preciso pedir?',
      },
    ],
    base: 'Duas regras: o teste e a cantina. Leia a linha do tempo em voz alta e peça que se sublinhe a palavra «só»: é ela que fecha a porta.',
    challenge:
      'Discutir quem não vota hoje (a idade; a nacionalidade, embora parte de quem é de fora vote nas eleições locais) e escrever a melhor razão de cada lado.',
  },

  'm3-fs1': {
    aim: 'Ler um direito em números e escolher o que vale a pena ir provar na própria escola.',
    minutes: { begin: 3, activities: [13, 12, 10], talk: 7 },
    begin:
      'Desenhe no quadro seis barras a descer, sem título nem anos: «O que poderá estar a diminuir?» Só depois abra a ficha.',
    questions: [
      'O que vos espantou no gráfico?',
      'Em que frase a temperatura mudou mais de pessoa para pessoa?',
      'Se há quem sinta frio onde eu sinto calor, quem tem razão?',
      'Que sinal podia mostrar isso a quem duvida?',
      'Que direito queriam aquecer primeiro?',
    ],
    risks: [
      {
        sign: 'Alguém se ri de quem não sabe ler, e há avós assim em muitas casas.',
        response:
          'Conte o que havia: escolas longe, trabalho no campo, raparigas que ficavam em casa. A falha foi de quem devia dar escola; a segunda pergunta é sobre isso.',
      },
      {
        sign: 'A frase da cadeira de rodas faz olhar para quem a usa.',
        response: 'Fale da porta, da rampa e do elevador, que é o que a equipa vai medir. Ninguém serve de prova.',
      },
    ],
    base: 'Do gráfico, só a primeira e a última barra. Na escala, três frases lidas por si: casas de banho, recreio, opinião.',
    challenge: 'Procurar também um sinal que mostre o contrário do que a equipa acha.',
    alone: {
      activity: 2,
      minutes: 8,
      how: 'Três frases; cada pessoa mostra o número numa folha, ao mesmo tempo. Fica a que mais dividiu.',
    },
  },

  'm3-fs2': {
    aim: 'Olhar para um lugar conhecido e dar a cada luz e a cada sombra o nome de um direito.',
    minutes: { begin: 2, activities: [4, 3, 20, 9], talk: 7 },
    begin:
      'Leia a frase de Eleanor Roosevelt e pergunte: «Qual é o lugar mais pequeno desta escola onde um direito faz falta?»',
    questions: [
      'Em quantas apostas acertaram?',
      'O que viram hoje num lugar por onde passam todos os dias?',
      'Que sombra já ninguém vê, porque «sempre foi assim»?',
      'Quem a sente mais do que nós?',
      'Que luz merece um obrigado?',
    ],
    risks: [
      {
        sign: 'A equipa marca como sombra uma pessoa («quem vigia o pátio só grita»).',
        response:
          'Marcam-se lugares. O que falta ali para ninguém ter de gritar: espaço, gente, silêncio? É isso que se desenha.',
      },
      {
        sign: 'Alguém quer fotografar a casa de banho ou o balneário.',
        response: 'Por dentro, nunca: conta-se (portas, fechos, papel) e escreve-se. Diga-o antes de sair da sala.',
      },
    ],
    base: 'Leve a planta já feita e três sinais (L, S e D). Dê uma lista curta de direitos: aprender, brincar, saúde, opinião.',
    challenge:
      'Medir uma sombra (a altura de um degrau, os minutos de fila, as portas que não fecham) e descobrir quem tem o dever de a tirar dali.',
    alone: {
      activity: 3,
      minutes: 18,
      how: 'Um só lugar, duas luzes e duas sombras; as legendas escrevem-se já no ecrã.',
    },
  },

  'm3-fs3': {
    aim: 'Ouvir quem conhece o lugar por dentro e devolver-lhe o que se aprendeu.',
    minutes: { begin: 3, activities: [8, 18, 9], talk: 7 },
    begin:
      'Combine antes com uma pessoa por cada duas equipas (portaria, bar, limpeza) a hora e as perguntas. Sem tempo para isso, convide uma só a vir à sala: cada par faz uma pergunta, e toda a turma toma notas.',
    questions: [
      'O que ouviram que não se via de fora?',
      'Que pergunta abriu a conversa, e qual a fechou?',
      'O que se esconde na frase «sempre foi assim»?',
      'A quem vamos dar contas do que ouvimos?',
    ],
    risks: [
      {
        sign: 'A pessoa queixa-se de alguém da escola, ou conta a sua vida.',
        response:
          'A equipa agradece e volta ao lugar: «E aqui, o que se podia mudar?» Nomes e queixas não se escrevem; contam-se-lhe a si.',
      },
      {
        sign: 'Nos círculos, ninguém se lembra de quem limpa nem de quem serve à mesa.',
        response: 'Pergunte quem lá anda quando a escola ainda não abriu. A estrela é para quem é menos ouvido.',
      },
    ],
    base: 'Três perguntas (para que vem, o que é difícil, o que mudava), e duas pessoas a tomar notas. Do bilhete, só duas frases.',
    challenge: 'Voltar uma semana depois com o bilhete e com uma pergunta nova, nascida da primeira conversa.',
  },

  'm4-fs1': {
    aim: 'Deixar de procurar culpados e descobrir a causa por onde a equipa pode começar.',
    minutes: { begin: 3, activities: [10, 5, 15, 5], talk: 7 },
    begin:
      'Escreva no quadro uma queixa pequena («a fila da cantina é enorme») e pergunte três vezes porquê, sem aceitar «porque sim».',
    questions: [
      'Que soma vos espantou?',
      'Que ramo ninguém tinha visto ao princípio?',
      'O que muda quando se puxa uma raiz, em vez de cortar um ramo?',
      'Que raiz está mesmo ao alcance das nossas mãos?',
    ],
    risks: [
      {
        sign: 'Nas raízes aparece «são assim» ou o nome de um grupo.',
        response:
          'A ficha já o diz: cavem mais fundo. Pergunte o que falta ali (um caixote, tempo, quem explique) e risque quando houver outra raiz.',
      },
      {
        sign: 'Ganha a sombra mais fácil, e a de quem fala menos fica para trás.',
        response: 'A soma ajuda, mas não manda. Pergunte quem perde mais se nada mudar, mesmo que seja pouca gente.',
      },
    ],
    base: 'Uma sombra só, já escolhida. Na árvore, um ramo e duas raízes, com desenho, e as frases «porque…» e «por isso…» escritas.',
    challenge: 'Puxar a raiz por mais dois porquês e dizer que direito da Declaração está nessa ponta.',
    alone: { activity: 3, minutes: 10, how: 'Sombra escolhida por votação; uma raiz por pessoa e uma estrela.' },
  },

  'm4-fs2': {
    aim: 'Dar ao plano tarefas com dono, datas que existem e um sinal que se veja.',
    minutes: { begin: 3, activities: [16, 11, 9], talk: 6 },
    begin:
      'Leia um plano feito de «alguém», «um dia» e «logo se vê». A turma dá um toque na mesa a cada palavra vazia.',
    questions: [
      'Onde se escondia o «Alguém» no vosso plano?',
      'Que tarefa ninguém queria, e o que fizeram com ela?',
      'Partes iguais são sempre partes justas?',
      'Quem sente o problema vai dar por esta mudança?',
    ],
    risks: [
      {
        sign: 'O plano pede dinheiro ou bolos às famílias.',
        response:
          'Nem todas podem, e nenhuma tem de o dizer. Refaça-se a caixa «Materiais» com o que a escola já tem ou pode pedir.',
      },
      {
        sign: 'Quem tem uma deficiência, ou ainda fala pouco português, fica só a «ajudar».',
        response:
          'Pergunte a essa pessoa o que gosta de fazer, e mude a ordem: escolhe primeiro quem costuma ficar para o fim.',
      },
    ],
    base: 'Duas caixas e três tarefas, com o calendário à vista. Dê o começo da ação: «Vamos… para que…».',
    challenge: 'Contar as horas de cada tarefa e cortar o plano a metade sem perder o sinal.',
    alone: {
      activity: 1,
      minutes: 11,
      how: 'As duas caixas largas, o problema e a ação; o sinal diz-se em voz alta.',
    },
  },

  'm4-fs3': {
    aim: 'Saber a que porta se bate, e fazer um pedido e um minuto que se percebam à primeira.',
    minutes: { begin: 3, activities: [10, 14, 11], talk: 7 },
    begin:
      'Peça em voz alta uma passadeira a quem vende pão. Quando a turma se rir, pergunte: «Então, a quem se pede?»',
    questions: [
      'Que portas trocaram mais?',
      'Porque há pedidos que passam por várias portas?',
      'O que faz levar um pedido a sério?',
      'O que damos nós em troca do que pedimos?',
      'E se a porta não se abrir?',
    ],
    risks: [
      {
        sign: 'A turma conclui que não vale a pena: «nunca ninguém responde».',
        response:
          'Leve-a a sério: o que se pediu, a quem e como? Depois ponha-se a data na carta e combine-se quem volta lá nesse dia.',
      },
      {
        sign: 'A carta acusa a direção ou alguém da junta.',
        response:
          'Leia-a em voz alta como quem a recebe. Fica o que se viu e o que se pede; saem os adjetivos. Só segue depois de a ver.',
      },
    ],
    base: 'Quatro portas: quem representa a turma, direção, junta, câmara. A carta dita-se, uma frase por pessoa, a quem for escriba.',
    challenge: 'Escrever o mesmo pedido a duas portas e ver o que muda no tom, na prova e no que se pede.',
    alone: {
      activity: 3,
      minutes: 12,
      how: 'Duas frases, um ensaio com o relógio em todas as equipas ao mesmo tempo, e a pergunta mais difícil.',
    },
  },
};
