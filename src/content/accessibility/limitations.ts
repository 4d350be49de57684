/** Something that is not met, or that nobody has verified, as the accessibility statement of the product says it. */
export interface Limitation {
  title: string;
  missing: string;
  why: string;
  /** What somebody can do meanwhile. */
  alternative: string;
  /** The criteria concerned; none where a missing part is not asked for by level AA. */
  criteria: readonly string[];
}

export const LIMITATIONS: readonly Limitation[] = [
  {
    title: 'Vídeos e gravações das equipas',
    missing: 'Não têm legendas, transcrição nem audiodescrição.',
    why: 'São feitos por quem joga, na escola, e passam como foram gravados; o produto não os transcreve nem os envia a quem o faça.',
    alternative:
      'Na missão 3, a equipa escreve uma legenda para cada ficheiro, a dizer onde foi e o que mostra. Quem ensina pode pedir o texto do que se diz.',
    criteria: ['1.2.1', '1.2.2', '1.2.3', '1.2.5'],
  },
  {
    title: 'Fotografias das equipas',
    missing:
      'O texto alternativo é o nome do ficheiro e, na missão 3, a legenda escrita pela equipa, que pode não descrever a imagem.',
    why: 'Só quem tirou a fotografia sabe o que nela importa, e o produto não inventa descrições.',
    alternative: 'Pedir à equipa que descreva a fotografia na legenda ou no texto da resposta.',
    criteria: ['1.1.1'],
  },
  {
    title: 'Mensagens da ORBI',
    missing:
      'Cada mensagem dá lugar à seguinte ao fim do seu tempo de leitura; pode passar-se à frente, mas não parar nem voltar atrás.',
    why: 'O jogo foi feito para uma turma que ouve a mesma voz ao mesmo tempo.',
    alternative:
      'A última mensagem de cada passo fica no ecrã, e a tarefa está escrita por baixo. A «Leitura fácil» diz o mesmo com frases mais curtas.',
    criteria: ['2.2.1', '2.2.2'],
  },
  {
    title: 'Tabelas do manual desenhadas no painel',
    missing: 'Uma tabela que continua na página seguinte perde aí os cabeçalhos e fica com linhas vazias.',
    why: 'Onde o navegador não mostra PDF, o produto desenha cada página por si.',
    alternative: 'Descarregar o manual, que tem a tabela inteira, ou abri-lo num navegador com leitor de PDF.',
    criteria: ['1.3.1'],
  },
  {
    title: 'Cores dos desenhos',
    missing: 'O contraste dos desenhos do palco, das figuras nas folhas impressas e do texto nelas não foi medido.',
    why: 'Os instrumentos só medem texto de páginas; o palco é desenhado num <canvas> e as folhas são PDF.',
    alternative: 'Tudo o que o palco diz está também em texto, e o menu do jogo tem «Alto contraste».',
    criteria: ['1.4.3', '1.4.11'],
  },
  {
    title: 'Clarões',
    missing: 'Nenhum instrumento mediu se há clarões nas cenas animadas, e ninguém vê antes os vídeos das equipas.',
    why: 'As cenas foram desenhadas sem clarões, mas a medição precisa de um programa próprio.',
    alternative: '«Menos movimento», no menu do jogo ou no dispositivo, mostra as cenas paradas.',
    criteria: ['2.3.1'],
  },
  {
    title: 'Leitores de ecrã e outras tecnologias de apoio',
    missing:
      'Nenhuma pessoa que usa um leitor de ecrã, uma lupa ou um comutador no dia a dia experimentou o jogo ou o painel.',
    why: 'Até hoje foi avaliado com instrumentos automáticos e com o teclado; os testes com pessoas são da escola ou da associação que o usa.',
    alternative: 'Contar-nos o que não funciona, pelo contacto desta página.',
    criteria: [],
  },
  {
    title: 'Língua Gestual Portuguesa',
    missing: 'Não há vídeos em Língua Gestual Portuguesa.',
    why: 'Têm de ser feitos por quem a fala. O AA não os pede, mas fazem falta a quem a tem por primeira língua.',
    alternative: 'Todas as falas estão escritas, e a «Leitura fácil» usa frases curtas.',
    criteria: [],
  },
];
