import type { Theme } from '#domain/vocabulary.ts';

/** Where the content of a theme treats a subject; `asks` is a part of the question of the training or of mission 1. */
export type SubjectPlace = { theme: Theme } & (
  | { in: 'quiz'; asks: string }
  | { in: 'dilemma'; title: string }
  | { in: 'practice'; id: string }
  | { in: 'worksheet'; activity: string }
);

/** A subject that touches people's lives, with a note on how to talk about it. For teachers: printed in the manual. */
export interface Subject {
  name: string;
  places: readonly SubjectPlace[];
  helps: string;
  avoids: string;
}

export const SUBJECTS: readonly Subject[] = [
  {
    name: 'Racismo e anticiganismo',
    places: [
      { theme: 'ic', in: 'quiz', asks: 'quem é cigano e nasceu cá' },
      { theme: 'ic', in: 'dilemma', title: 'A frase no muro' },
      { theme: 'ic', in: 'practice', id: 'um-caso' },
      { theme: 'ic', in: 'practice', id: 'casa-livre' },
    ],
    helps: 'Partir de situações e de direitos; nomear o que é injusto; perguntar o que podia fazer quem assiste.',
    avoids:
      'Pedir a uma pessoa que fale pelo seu grupo; repetir insultos «para exemplificar»; debater se alguém tem direito a existir.',
  },
  {
    name: 'Ódio e mentira em linha',
    places: [
      { theme: 'dh', in: 'dilemma', title: 'As folhas sem nome' },
      { theme: 'dh', in: 'quiz', asks: 'Corre nas redes uma mentira' },
      { theme: 'dh', in: 'practice', id: 'mensagem' },
      { theme: 'dh', in: 'practice', id: 'fotografia' },
      { theme: 'dh', in: 'worksheet', activity: 'Em que ponto ficam?' },
    ],
    helps: 'Praticar o gesto: parar, procurar noutro sítio, guardar a prova, apoiar quem foi atingido, denunciar.',
    avoids: 'Mostrar a mensagem verdadeira à turma; contar casos com nomes; pedir que respondam a quem ataca.',
  },
  {
    name: 'Migração e refúgio',
    places: [
      { theme: 'ic', in: 'dilemma', title: 'Uma sala para quem chega' },
      { theme: 'ic', in: 'practice', id: 'falar-por' },
      { theme: 'ic', in: 'practice', id: 'em-cada-cem' },
      { theme: 'dh', in: 'practice', id: 'deslocadas' },
    ],
    helps: 'Mapas, datas, fontes; dizer antes que há quem não queira contar, e que isso se respeita.',
    avoids: 'Pedir histórias de fuga; imagens violentas; falar de quem chega só como problema ou só como vítima.',
  },
  {
    name: 'Instituições e quem decide',
    places: [
      { theme: 'dh', in: 'quiz', asks: 'Quem decide se a lei pode valer?' },
      { theme: 'dh', in: 'practice', id: 'parque' },
      { theme: 'dh', in: 'practice', id: 'lei' },
      { theme: 'dh', in: 'practice', id: 'a-quem' },
    ],
    helps:
      'Separar o que é facto, o que já é direito e o que está em aberto; ouvir as posições que existem, com as suas razões, também as que ninguém na sala defende; dirigir propostas a instituições.',
    avoids:
      'Levar a turma à sua opinião; campanha por partidos ou pessoas candidatas; pôr ao mesmo nível um facto provado e um boato.',
  },
  {
    name: 'Clima e biodiversidade',
    places: [
      { theme: 'ds', in: 'dilemma', title: 'As sementes e as aves' },
      { theme: 'ds', in: 'practice', id: 'clima' },
      { theme: 'ds', in: 'practice', id: 'renovavel' },
      { theme: 'ds', in: 'practice', id: 'quem-faz' },
      { theme: 'ds', in: 'practice', id: 'tartaruga' },
    ],
    helps:
      'Números com fonte e com o que já melhorou; decisões de quem governa e produz, além das de cada casa; um passo que a turma possa mesmo dar.',
    avoids: 'Assustar sem saída; pôr a culpa nas famílias; tratar a ciência como opinião.',
  },
  {
    name: 'Pobreza',
    places: [
      { theme: 'ds', in: 'quiz', asks: 'em risco de pobreza' },
      { theme: 'ds', in: 'practice', id: 'casa-fria' },
      { theme: 'dh', in: 'dilemma', title: 'Um inverno em Claraboia' },
    ],
    helps: 'Falar de preços, salários, casa, transportes; planos que não custem dinheiro às famílias.',
    avoids: 'Perguntar quem tem o quê; campanhas que exponham quem recebe.',
  },
  {
    name: 'Deficiência',
    places: [
      { theme: 'dh', in: 'quiz', asks: 'usa cadeira de rodas' },
      { theme: 'dh', in: 'practice', id: 'castelo' },
      { theme: 'dh', in: 'practice', id: 'deficiencia' },
    ],
    helps: 'Olhar para a barreira (a escada, o texto pequeno) e para quem a pode retirar; decidir com a pessoa.',
    avoids: '«Coitadinho»; simulações de olhos vendados sem quem viva a situação.',
  },
  {
    name: 'Igualdade de género',
    places: [
      { theme: 'ic', in: 'quiz', asks: 'usa a cultura como desculpa' },
      { theme: 'dh', in: 'worksheet', activity: 'Votar: quem ficava de fora?' },
      { theme: 'dh', in: 'practice', id: 'que-direito' },
    ],
    helps:
      'Contar quem fala, quem joga, quem arruma; comparar leis de ontem e de hoje; perguntar quem ganha com cada regra.',
    avoids: 'Pôr rapazes contra raparigas; brincar com o corpo ou com o jeito de alguém; supor o que cada pessoa é.',
  },
  {
    name: 'Animais',
    places: [
      { theme: 'ds', in: 'dilemma', title: 'As sementes e as aves' },
      { theme: 'ds', in: 'practice', id: 'tartaruga' },
    ],
    helps: 'Juntar o bem-estar do animal e o do ecossistema; perguntar quem responde por ele, e durante quanto tempo.',
    avoids: 'Imagens de sofrimento; julgar a alimentação ou o trabalho de uma família.',
  },
  {
    name: 'Escravatura e passado colonial',
    places: [{ theme: 'ic', in: 'worksheet', activity: 'Três viagens verdadeiras' }],
    helps:
      'Dizer «pessoas escravizadas» e quem ganhou com isso; partir de datas e fontes; mostrar quem resistiu e o que criou; combinar com História.',
    avoids: 'Representar a violência; pedir contas ou orgulho pelos antepassados; falar de um povo só como vítima.',
  },
  {
    name: 'Religião e convicções',
    places: [
      { theme: 'dh', in: 'worksheet', activity: 'Oito folhas soltas' },
      { theme: 'ic', in: 'worksheet', activity: 'Rodas que se fecham sozinhas' },
      { theme: 'ic', in: 'practice', id: 'lanche' },
    ],
    helps:
      'Partir da liberdade de ter uma religião, de a mudar ou de não ter nenhuma; tratar todas com as mesmas palavras.',
    avoids:
      'Perguntar em que acredita cada pessoa; comparar religiões; supor a fé pelo nome, pela roupa ou pela comida.',
  },
  {
    name: 'Identidade, corpo, família',
    places: [
      { theme: 'dh', in: 'practice', id: 'que-direito' },
      { theme: 'dh', in: 'worksheet', activity: 'Reunião às dez para as quatro' },
      { theme: 'ic', in: 'worksheet', activity: 'Seis casos bicudos' },
    ],
    helps:
      'Linguagem que cabe a toda a gente: «quem vive contigo», «a pessoa de quem gosta»; lembrar que a lei protege a identidade e a orientação sexual de cada pessoa, e que só ela decide contá-las.',
    avoids:
      'Supor uma família-tipo; adivinhar ou perguntar de quem alguém gosta; deixar passar o insulto como brincadeira; expor alguém ao corrigir outra pessoa.',
  },
];
