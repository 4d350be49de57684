import type { MissionStarters } from './MissionStarters.ts';

/** Our phrases for the note on mission 4: the plan for the council. */
export const MISSION_4: MissionStarters = {
  p1: {
    0: [
      'O plano ainda está por escrever, e a vossa ideia faz falta ao Conselho. Comecem por uma frase: que problema viram e onde?',
      '{equipa}, ainda não se percebe que problema querem resolver. Voltem às provas da missão 3 e escolham a que mais vos tocou.',
      'Um bom plano começa por uma pergunta: quem vive isto todos os dias? Escrevam a resposta, e o resto fica mais fácil.',
      'Falta dar o primeiro passo, e pode ser pequeno. Se amanhã pudessem mudar uma só coisa na escola, qual seria?',
      'Há trabalho vosso nas outras missões que cabe aqui. Juntem o que já sabem em duas linhas: o que está mal e quem o sente.',
    ],
    50: [
      'O problema é real e está bem escolhido. Falta a ação: digam o que vão fazer, com que ajuda e em que dia começam.',
      'Percebe-se logo quem sente o problema. Agora troquem o desejo por passos: um, dois, três, cada um com quem o faz.',
      '{equipa}, a causa é boa, mas a ação ainda está no ar. Escolham algo que possam fazer com as vossas mãos este mês.',
      'Sabem o que está mal e porquê. Falem com quem vive isso e perguntem «o que ajudava mesmo?»: a ação nasce daí.',
      'A ideia chama a atenção. Para ser um plano, pede três respostas: quem faz, quando faz e com que meios.',
    ],
    100: [
      'A ação responde ao problema: muito bem. Falta dizer como vão saber que resultou. Escolham um sinal que se possa contar.',
      'O plano diz quem faz o quê e quando: assim vê-se que é possível. Juntem o que pensam as pessoas que sentem o problema.',
      '{equipa}, este plano está quase a levantar voo. Falta uma peça: vejam se cada passo tem data, meios e alguém que trate dele.',
      'Há bons passos, por boa ordem. Ponham uma data em cada um e combinem o que fazem se algum se atrasar.',
      'Quem lê acredita na vossa ideia. Para convencer de vez, façam contas: de que precisam, quanto custa e a quem o vão pedir.',
    ],
    160: [
      'Plano completo: tem problema, passos, datas, meios e um sinal de que resultou. Está pronto para sair da nave. Quando começam?',
      '{equipa}, ouviram as pessoas e fizeram um plano à medida delas. É isso que lhe dá força. Levem-no à direção da escola.',
      'Cada passo tem quem o dê e dia marcado. Um plano assim pode mesmo acontecer. Ponham já o primeiro no calendário da turma.',
      'Pensaram até no depois: vão medir se as coisas mudaram. Poucos planos o fazem. Contem à turma o que forem descobrindo.',
      'Da primeira linha à última, nada ficou solto, e lê-se com gosto. Defendam o plano no Conselho com a mesma clareza.',
    ],
  },
  p2: {
    0: [
      'Um plano destes pede muitas mãos. Perguntem a cada pessoa que parte gostava de fazer e escrevam-no.',
      '{equipa}, para já, o plano é só de alguém. Leiam-no em conjunto, e cada pessoa muda ou acrescenta uma coisa.',
      'Nem toda a gente sabe ainda o que o plano diz. Contem-no em voz alta, do princípio ao fim, e respondam às dúvidas.',
      'O trabalho fica mais leve quando se reparte. Cortem a ação em passos pequenos e deem um a cada pessoa.',
      'Ainda falta a conversa que junta a equipa à volta desta ideia. Comecem por votar: o que é mais urgente fazer?',
    ],
    20: [
      'Várias pessoas ajudaram a pensar. Falta uma tarefa para quem ficou sem nenhuma: que parte lhe dava gosto?',
      'Decidiram muita coisa em conjunto. Vejam agora se alguém ficou com trabalho a mais e acertem as tarefas.',
      '{equipa}, as ideias são de muita gente, mas os passos estão em poucas mãos. Repartam-nos antes de o plano sair do papel.',
      'Houve boa conversa sobre o problema. Levem-na até à ação: cada pessoa diz um passo e o dia em que o pode dar.',
      'O plano avançou porque parte da equipa puxou por ele. Na revisão final, deem a palavra primeiro a quem falou menos.',
    ],
    40: [
      'Toda a equipa tem voz e tarefa neste plano. É por isso que ele pode durar. Combinem já quando voltam a falar dele.',
      '{equipa}, decidiram em conjunto e repartiram o trabalho de forma justa. Quem lê sente que o plano é de toda a gente.',
      'Sabem dizer a vossa parte e a de quem está ao lado. Numa equipa assim, um passo que falhe encontra logo quem ajude.',
      'Deram lugar a ideias que não eram as vossas, e o plano ficou melhor com elas. Usem este modo de decidir também fora da nave.',
      'Dividiram, cumpriram e reviram lado a lado: trabalho de equipa do princípio ao fim. Agora é passar do papel à rua.',
    ],
  },
};
