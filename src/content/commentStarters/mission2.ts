import type { MissionStarters } from './MissionStarters.ts';

/** Our phrases for the note on mission 2: a text of the team. */
export const MISSION_2: MissionStarters = {
  p1: {
    0: [
      'A folha ainda espera pelas vossas ideias. Escolham do que querem falar e escrevam uma frase: o resto vem atrás dela.',
      '{equipa}, este texto ainda não responde ao que a missão pede. Leiam o pedido em voz alta e digam, por palavras vossas, o que ele quer saber.',
      'Às vezes, o mais difícil é começar. Respondam só a isto: de que vão falar e porque o escolheram? Depois juntem mais uma frase.',
      'Ainda não consegui ler a vossa ideia, e gostava de a conhecer. Contem-na primeiro em voz alta e escrevam-na tal e qual, sem medo dos erros.',
      'O assunto fugiu um pouco ao que se pedia. Guardem o que têm e comecem pelo exemplo que mais vos interessa: é ele que abre o texto.',
    ],
    20: [
      'O tema percebe-se logo na primeira linha: bom arranque. Falta o miolo: digam quem entra nesta história e o que acontece a cada pessoa.',
      'Há uma boa ideia à espera de crescer. Juntem-lhe dois pormenores, como um lugar, uma data ou um número, e ela ganha força.',
      '{equipa}, por agora só se vê um dos lados. Perguntem quem pode ver isto com outros olhos e deem-lhe duas linhas no texto.',
      'Disseram o quê; agora falta o porquê. Depois de cada frase, experimentem continuar com «porque…» e vejam o texto encher-se.',
      'O começo está lá e lê-se bem. Para avançar, sigam até ao fim: o que vem antes, o que vem depois e quem sente a diferença.',
    ],
    40: [
      'O texto está bem contado e segue-se sem esforço. Falta fechar a ideia: digam o que isto mostra sobre as pessoas e a vida em comum.',
      'Viram mais do que um lado, e isso é o mais difícil. Agora digam que razão pesou mais para a equipa e porque pesou tanto.',
      '{equipa}, está quase: há princípio, meio e bons exemplos. Escrevam mais duas linhas sobre o que podia ser de outra maneira.',
      'Escolheram bem os exemplos e usaram palavras simples. O passo que falta é juntar tudo numa só conclusão, em duas frases.',
      'Quem lê percebe o que se passa e quem faz parte. Para chegar ao topo, troquem as frases gerais por uma razão que seja só vossa.',
    ],
    60: [
      'Texto completo: tem caminho, tem razões e tem uma conclusão que se entende. Leiam-no em voz alta à turma: merece ser ouvido.',
      '{equipa}, nenhum lado ficou de fora, e a vossa opinião está bem explicada. Guardem esta forma de pensar para o plano final.',
      'Que clareza! Cada frase leva à seguinte, e o fim responde ao princípio. Que pergunta nova vos ficou? Levem-na para a missão 3.',
      'Foram além do que se pedia: mostraram o que muda na vida das pessoas. Continuem a dar exemplos assim, que se podem ver e contar.',
      'Pensaram em quem entra nesta história e falaram de cada pessoa com respeito. Dá que pensar! A seguir, procurem isto no vosso bairro.',
    ],
  },
  p2: {
    0: [
      'O texto parece ter saído de uma só mão. Para a próxima, cada pessoa diz uma frase, e quem escreve junta todas.',
      '{equipa}, escrever a várias mãos custa no início. Experimentem: uma pessoa dita, outra escreve, outra relê, e depois trocam.',
      'Falta ouvir o resto da equipa. Leiam o texto em voz alta e perguntem a cada pessoa que linha mudava.',
      'Alguém fez um grande esforço por toda a gente. Agora repartam esse trabalho: dividam o texto em partes e deem uma a cada pessoa.',
      'Ainda não se vê a conversa por trás do texto. Reservem cinco minutos só para ideias, antes de escrever a primeira palavra.',
    ],
    20: [
      'Já há mais do que uma voz no texto. Falta a de quem ficou a ver: peçam-lhe um exemplo seu e arranjem-lhe lugar.',
      'Dividiram o trabalho, e isso ajudou. O passo seguinte é reler em conjunto, para que as partes falem da mesma coisa.',
      '{equipa}, há boas ideias que ficaram pelo caminho. Antes de entregar, vejam se cada pessoa encontra no texto algo que disse.',
      'Conversaram no começo, mas o fim do texto já não passou por toda a gente. Parem a meio, leiam o que há e decidam como acaba.',
      'Umas pessoas escreveram, outras esperaram. Da próxima vez, passem o teclado a cada parágrafo: assim ninguém fica de fora.',
    ],
    40: [
      'Sente-se a equipa inteira neste texto: há ideias que vêm de sítios diferentes e que ficam bem ao lado umas das outras. Continuem a rever em voz alta.',
      '{equipa}, discordaram, ouviram e chegaram a um texto comum. Essa é a parte mais difícil, e foram capazes.',
      'Qualquer pessoa da equipa explica o que está escrito. Isso é raro e vê-se bem. Na missão 3, repartam as tarefas com o mesmo cuidado.',
      'Houve tempo para ideias, para escrever e para rever, e todas as mãos entraram. Guardem esta ordem de trabalho.',
      'Do exemplo ao ponto final, o texto é de toda a tripulação. Troquem agora de papéis, para cada pessoa provar outra tarefa.',
    ],
  },
};
