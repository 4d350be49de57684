import type { EasyPractice } from '../EasyRead.ts';

/** The practice questions in easy read, by their id. */
export const dhEasyPractice: Readonly<Record<string, EasyPractice>> = {
  fotografia: {
    kind: 'choose',
    situation:
      'Alguém pôs uma fotografia no grupo da turma. Mostra um colega a dormir na aula. Ele viu-a e pediu: «Tirem-na.»',
    question: 'O que se deve fazer?',
    right: { label: 'Apagá-la e pedir o mesmo a quem a guardou' },
    wrong: [
      {
        label: 'Deixá-la ficar, porque só a turma a vê',
        reply: 'O direito à imagem também vale num grupo fechado. Basta um toque e a imagem sai do grupo.',
      },
      {
        label: 'Tapar os olhos do colega e pôr a imagem outra vez',
        reply: 'Ainda se vê quem é. E ele ainda não deu autorização.',
      },
      {
        label: 'Esperar por uma queixa da família do colega',
        reply: 'Podem reparar o mal sem queixa. Quem está na imagem já disse que não quer.',
      },
    ],
    explanation:
      'Só se mostra a imagem de uma pessoa com a licença dela. Se for menor, é precisa também a licença de quem é responsável por ela.',
  },
  castelo: {
    kind: 'choose',
    situation:
      'A visita de estudo é a um castelo. O guia fala depressa e de costas. Há eco. Íris, da turma, usa aparelho auditivo.',
    question: 'Que solução respeita o direito de Íris?',
    right: { label: 'Combinar a visita com ela e com o guia' },
    wrong: [
      {
        label: 'Pedir a uma amiga que lhe conte tudo no fim',
        reply: 'Assim, só tem um resumo. Depende da boa vontade de alguém. A visita também é para ela.',
      },
      {
        label: 'Pô-la à frente, mesmo ao lado do guia',
        reply: 'Ajuda, se ela quiser. Mas o guia continua de costas e há eco. E ninguém lhe perguntou.',
      },
      {
        label: 'Dar-lhe um folheto com o texto da visita',
        reply: 'Um folheto não responde a perguntas. Também não conta as histórias do guia.',
      },
    ],
    explanation:
      'Adaptar o plano é um dever, se não custar demasiado. Recusar é discriminação. E decide-se com a pessoa, não por ela.',
  },
  mensagem: {
    kind: 'choose',
    situation:
      'Chega uma mensagem: «A ONU proibiu os telemóveis em todas as escolas do mundo. Envia já! Vão apagar isto!»',
    question: 'O que se faz primeiro?',
    right: { label: 'Procurar noutro sítio, como a página da ONU' },
    wrong: [
      {
        label: 'Perguntar a quem a enviou se é verdade',
        reply: 'Essa pessoa também recebeu a mensagem. Confirmem onde a notícia começou.',
      },
      {
        label: 'Ver se muita gente conhecida já a partilhou',
        reply: 'As pessoas partilham uma mentira bem feita mais depressa do que uma verdade.',
      },
      {
        label: 'Enviá-la com um aviso: «Talvez não seja verdade»',
        reply: 'O aviso perde-se no envio seguinte. A mensagem continua. Primeiro, confirmem.',
      },
    ],
    explanation:
      'Há sinais de alerta: pressa, um nome importante e a ameaça de apagar. Ler noutro sítio leva menos de um minuto.',
  },
  parque: {
    kind: 'choose',
    situation:
      'A câmara municipal quer fechar o parque do bairro. A turma usa-o todos os dias. Ninguém perguntou nada à turma.',
    question: 'Que caminho está mesmo aberto à turma?',
    right: { label: 'Escrever à assembleia municipal e pedir para falar lá' },
    wrong: [
      {
        label: 'Pedir ao Presidente da República para proibir o fecho',
        reply: 'O Presidente não manda nas câmaras. As pessoas de cada concelho escolhem quem manda lá.',
      },
      {
        label: 'Esperar pelos 18\u00a0anos, porque antes não se pode pedir',
        reply: 'Votar é aos 18. Fazer um pedido ou dar opinião não tem essa idade.',
      },
      {
        label: 'Ir a tribunal contra a câmara, porque não ouviu',
        reply: 'O tribunal vê se a lei foi cumprida. Antes disso, há quem decide e pode mudar de ideias.',
      },
    ],
    explanation:
      'A assembleia municipal tem reuniões públicas. Lá, há tempo para ouvir quem vai. Muita gente pode assinar uma petição: um pedido escrito.',
  },
  lei: {
    kind: 'order',
    situation: 'Uma deputada quer água filtrada em todas as escolas. Para isso, a ideia tem de ser lei.',
    question: 'Quais são os passos, do primeiro ao último?',
    items: [
      'Apresenta-se um projeto de lei na Assembleia da República',
      'Uma comissão estuda e discute o projeto',
      'A Assembleia faz a votação final',
      'O Presidente da República promulga a lei: assina-a',
      'A lei sai no Diário da República',
    ],
    ends: ['primeiro', 'no fim'],
    explanation:
      'A lei passa por vários lugares. Assim, ninguém decide às escondidas. Em cada passo, a lei pode parar ou mudar.',
  },
  datas: {
    kind: 'order',
    situation: 'Cinco dias mudaram a vida de muita gente. Aqui estão fora de ordem.',
    question: 'Ponham os dias por ordem. Comecem pelo mais antigo.',
    items: [
      'Carolina Beatriz Ângelo vota, a única mulher entre homens',
      'As Nações Unidas aprovam a Declaração Universal',
      'O 25 de Abril acaba com a ditadura',
      'Em Portugal, mulheres e homens votam em liberdade',
      'Aprova-se a Convenção sobre os Direitos da Criança',
    ],
    ends: ['há mais tempo', 'há menos tempo'],
    explanation: 'As datas: 1911, 1948, 1974, 1975, 1989. Antes de cada dia, houve sempre gente a pedir.',
  },
  'a-quem': {
    kind: 'match',
    situation: 'Há quatro problemas. Cada um tem a sua porta: um lugar para pedir ajuda.',
    question: 'A que porta vão em cada caso?',
    pairs: [
      ['Um serviço público não responde há meses', 'Provedoria de Justiça'],
      ['Uma criança está em perigo em casa', 'Comissão de Proteção de Crianças e Jovens'],
      ['O passeio junto à escola está partido', 'Junta de freguesia ou câmara'],
      ['Uma decisão do tribunal parece errada', 'Tribunal superior, por recurso'],
    ],
    explanation: 'Saber a que porta ir é metade do direito. Há perigo neste momento? A porta é o 112.',
  },
  'que-direito': {
    kind: 'match',
    situation: 'Em cada cena falta um direito.',
    question: 'Que direito é?',
    pairs: [
      ['Leram as mensagens dela e contaram de quem gosta', 'vida privada'],
      ['Não a deixam jogar, porque é rapariga', 'igualdade'],
      ['Decidiram o horário sem ouvir a turma', 'participação'],
      ['Trabalha à noite e dorme nas aulas', 'proteção contra o trabalho infantil'],
    ],
    explanation: 'Vê-se melhor um direito quando ele falta. Dar-lhe nome é o primeiro passo para o pedir.',
  },
  deslocadas: {
    kind: 'estimate',
    situation:
      'É o fim de 2024. Muitas pessoas tiveram de deixar a sua casa. Fugiram da guerra, de perseguição ou de violência.',
    question: 'Quantos milhões eram, no mundo?',
    unit: 'milhões de pessoas',
    explanation:
      'Eram cerca de 123\u00a0milhões. É mais de onze vezes a população de Portugal. A maior parte ficou no seu país ou num país vizinho.',
  },
  deficiencia: {
    kind: 'estimate',
    situation: 'Imaginem cem pessoas do mundo, escolhidas à sorte.',
    question: 'Quantas vivem com uma deficiência importante?',
    unit: 'em cada 100',
    explanation:
      'São 16, uma em cada seis. No mundo são 1300\u00a0milhões. Muitas deficiências não se veem. Muitas barreiras também não.',
  },
};
