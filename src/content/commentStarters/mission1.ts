import type { MissionStarters } from './MissionStarters.ts';

/** Our phrases for the note on mission 1: the quiz; the server computes the mark of its answers. */
export const MISSION_1: MissionStarters = {
  p1: {},
  p2: {
    0: [
      'Responderam até ao fim, e isso já conta. Da próxima vez, leiam a pergunta em voz alta e ouçam uma ideia de cada pessoa antes de tocar no ecrã.',
      '{equipa}, as respostas vieram depressa. Falta a conversa: na próxima, cada pessoa diz o que escolhia e porquê, e só depois decidem.',
      'Nestas escolhas ainda só se ouviu uma voz. Há mais ideias na nave: experimentem passar a palavra à volta, uma pergunta de cada vez.',
      'Jogar em equipa também se aprende. Comecem por um passo pequeno: antes de cada resposta, alguém pergunta «quem vê isto de outra maneira?».',
      'Esta missão foi curta e passou sem debate. Na próxima, guardem um minuto para cada pergunta: é nesse minuto que nascem as boas razões.',
    ],
    20: [
      'Houve conversa em algumas perguntas, e nota-se. Falta levar isso a todas: antes de escolher, vejam se há alguém por ouvir.',
      'Já trocam ideias antes de responder. O próximo passo é pedir a razão: dizer «escolho esta porque…» ajuda a decidir melhor.',
      '{equipa}, meio caminho está feito: falam e escutam. Agora passem a palavra a quem fala menos, logo na primeira pergunta.',
      'Quando tiveram dúvidas, pararam para pensar em conjunto. Nas perguntas que parecem fáceis parem também, nem que seja meio minuto.',
      'Algumas vozes já pesam na decisão, outras ainda não. Troquem de lugar ao ecrã em cada pergunta, e a escolha passa a ser de toda a gente.',
    ],
    40: [
      'Ouviram toda a gente antes de cada escolha, e por isso as respostas são mesmo da equipa. Levem este hábito para a próxima missão.',
      '{equipa}, que boa conversa! Deram razões, mudaram de ideias quando fez sentido e decidiram em conjunto. É assim que se pilota uma nave.',
      'Quem pensava de outra maneira teve tempo para falar. Isso dá trabalho e vale muito. O desafio agora é fazer o mesmo quando houver pressa.',
      'Cada pessoa sabe dizer a razão de cada resposta: é o melhor sinal de que trabalharam em equipa. Continuem a perguntar «porquê?».',
      'A nave avançou a uma só voz, feita de muitas. Para ir ainda mais longe, resumam a vossa razão numa frase antes de tocar no ecrã.',
    ],
  },
};
