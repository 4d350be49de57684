import type { MissionStarters } from './MissionStarters.ts';

/** Our phrases for the note on mission 3: files: what the team saw in its school or neighbourhood. */
export const MISSION_3: MissionStarters = {
  p1: {
    0: [
      'Ainda não há provas para ver. Basta um lugar da escola para começar: tirem uma fotografia ou façam um desenho e digam onde foi.',
      '{equipa}, o que juntaram ainda não mostra um lugar que tenham ido ver. Deem uma volta ao recreio e registem o que vos chama a atenção.',
      'Não faz mal começar devagar. Escolham um sítio por onde passam todos os dias, olhem dois minutos e anotem o que veem.',
      'Falta trazer o mundo lá de fora para dentro da nave. Um mapa feito à mão, com dois lugares marcados, chega para recomeçar.',
      'Os ficheiros ainda não respondem ao pedido da missão. Leiam-no outra vez, escolham um lugar e combinem quem o vai ver.',
    ],
    20: [
      'Já temos imagens, e isso é bom. Agora faltam as legendas: digam onde é, o que se vê e porque importa.',
      'Foram ao lugar e trouxeram provas. Liguem cada uma ao tema da missão: numa linha, que ideia mostra esta imagem?',
      '{equipa}, quem não esteve lá ainda não percebe o que vê. Façam de conta que explicam a prova a alguém de outra escola.',
      'Têm um bom olhar para o vosso lugar. O próximo passo é ouvir: façam uma pergunta a quem lá passa e escrevam a resposta, sem nomes.',
      'Há aqui um começo de retrato. Escolham a melhor prova, expliquem-na bem e só depois passem à seguinte: menos provas, mais palavras.',
    ],
    40: [
      'Um dos lados está muito bem mostrado. Falta o outro com o mesmo cuidado: onde é que as coisas correm de outra maneira?',
      'As legendas são claras e ajudam a ver. Juntem agora uma prova do lado que falta, para se notar a diferença.',
      '{equipa}, o retrato está quase inteiro. Ponham lado a lado o que corre bem e o que ainda falta, e digam o que muda entre os dois.',
      'Trouxeram boas provas de um lugar. Para completar, procurem o contrário: às vezes está na mesma rua, a outra hora do dia.',
      'Percebe-se bem o que viram. Uma das provas pede mais palavras: escrevam quem usa aquele lugar e como lá se sente.',
    ],
    60: [
      'Mostraram os dois lados, com provas e legendas que qualquer pessoa entende. É um ótimo ponto de partida para o plano.',
      '{equipa}, que olhar atento! Vê-se o que corre bem, vê-se o que falta, e nenhuma pessoa fica exposta. Guardem tudo para a missão 4.',
      'Cada legenda diz onde foi, o que se vê e porque conta. Com provas assim, o vosso plano já tem chão para andar.',
      'Foram ver com os próprios olhos e ouviram quem lá passa. Isso dá força ao que dizem. Qual destas provas vos fez pensar mais?',
      'A diferença entre os dois lugares está muito bem explicada. O passo seguinte é vosso: o que gostavam de mudar ali?',
    ],
  },
  p2: {
    0: [
      'Uma pessoa sozinha vê pouco de cada vez. Na próxima saída, dividam: quem fotografa, quem anota, quem faz perguntas.',
      '{equipa}, a recolha ficou por conta de pouca gente. Façam uma lista de tarefas curtas, e cada pessoa escolhe uma.',
      'Faltou combinar quem fazia o quê. Cinco minutos de conversa antes de sair poupam muito tempo depois: experimentem.',
      'Nesta missão ainda não deu para trabalhar em conjunto. Podem começar já pela escolha: vejam as provas lado a lado e votem.',
      'Há olhos na equipa que ainda não viram este lugar. Levem-nos lá, ou mostrem-lhes as imagens, e perguntem o que notam de novo.',
    ],
    20: [
      'Repartiram parte do trabalho, e o resultado cresceu. Falta dar uma tarefa a cada pessoa, mesmo que seja pequena.',
      'A recolha teve várias mãos, mas a escolha foi de poucas. Sentem-se à volta das provas e decidam em conjunto quais ficam.',
      '{equipa}, algumas tarefas ficaram a meio. Escrevam quem faz o quê e até quando, e ajudem quem precisar.',
      'Bom começo de divisão. Da próxima vez, troquem a meio: quem fotografou pergunta, quem perguntou desenha.',
      'Nota-se o esforço de uma parte da equipa. Perguntem a quem entrou menos o que gostava de fazer e comecem por aí.',
    ],
    40: [
      'Cada pessoa teve a sua parte, e todas contam no resultado. Levem esta divisão para o plano, com tarefas e datas.',
      '{equipa}, muitos olhos veem melhor, e aqui está a prova. Escolheram em conjunto o que mostrar, com boas razões.',
      'Prepararam a saída, cumpriram o combinado e ajudaram quem precisou. Assim o trabalho fica bom e fica leve.',
      'Dá gosto ver uma recolha feita a várias mãos. Contem à turma como se organizaram: pode ajudar outra equipa.',
      'Souberam juntar olhares diferentes num só retrato. Na missão 4, façam o mesmo com as ideias de cada pessoa.',
    ],
  },
};
