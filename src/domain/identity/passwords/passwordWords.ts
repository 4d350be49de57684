/**
 * Portuguese words of 4 to 8 letters for generated passwords, without accents and cedillas, so that pupils type what they
 * read on a card. Three of them give 1,588³ passwords: 31.9 bits. Source: chosen for the product.
 */
export const PASSWORD_WORDS: readonly string[] = `
  abelha abeto abrigo abril acorde acordo adorno adubo agosto agulha alarme aldeia alegre alegria alface alfaiate alforge alga alho alicate alma
  almofada alpaca altar alto altura aluna aluno alvorada amarelo ameixa amiga amigo amizade amora amparo ampola andaime andor anel anilha animal anjo
  anona antena antigo anzol apelo apito aplauso aposta aprender arado arame aranha arara arco ardina areia argila armadura aroma arraial arranjo arroz
  arte artigo artista arvoredo asas asfalto astro atalho atento atlas atleta atum auge aula aurora avaria aveia avenida avental aventura aviso azedo
  azeite azeitona azevinho azul azulejo babete bacalhau badalo bagagem baile bairro balada balde baleia baliza bambu banana bancada banco banda bandeira
  banjo barba barbeiro barca barco bardo barraca barriga barril barro barulho batalha batata batedor bateria baunilha bazar beijo beira beleza bengala
  besouro bezerro bicho bigode bilhete biscoito bisonte bloco bloqueio boca boina bola bolacha boleia bolha bolo bolota bolsa bolso bombeiro boneca
  boneco bonito borda bordado bordo borracha bosque bota botija botoeira branco brancura brasa bravo brigada brilho brincos brinde brisa brisas broa
  bronze brotar bruma brusco bufete buraco burgo busca buzina cabana cabelo cabide cabo cabrito cacau cachecol cacho cacto cadeado cadeia cadeira
  caderno caixa caixote cajado caldeira caldo calma calor camada camarada camarim cambraia camelo caminho camisa camisola campo canal caneca canela
  caneta canguru canoa canteiro cantiga cantina canto cantor capa capacete capela capim capuz caracol caravela cardo carimbo carinho carneiro carpete
  carril carro carta cartaz carteira cartola carvalho casa casaco casca cascalho cascata caseiro castanha castelo castor catedral caule cautela cavaco
  cavalo caverna cebola cedro cegonha ceia celeiro cenoura centeio centro cera cerca cereal cereja cesta cesto cevada chaleira chama chapa charco
  charneca charrua chave chefe chegada cheiro chinelo chocalho chuva chuveiro ciclista ciclo cidade cigarra cimento cinema cinto cintura cinza cinzel
  ciranda circo citrino clareira clarim classe clave clima clube coador cobertor cobre coelho coentros cofre cogumelo cola colar colcha coleira colete
  colheita colher colibri colina colmeia coluna comando comarca comboio comenda cometa comida compasso concerto concha conde cone conforto conjunto
  conta contente conto convite copista copo coqueiro coragem coral corante corda cordel corneta coro coroa corpo corrida cortejo cortesia cortina coruja
  corveta costa costura cotovelo cotovia couro couve cozido cozinha cravo crepe crista cristal croquete cubo cuco cuidado cultura cume cunha curva custo
  dado data debate decote dedal dedo defesa degrau deleite delfim delta demora dente dentista desafio descanso descida desejo desenho deserto desporto
  destino desvio detalhe dezembro dezena diadema diamante digno dilema direita diurno divisa dobra doce docente dona doninha dourado doutor drama dueto
  duna dupla duque dureza eclipse efeito elegante eleitor elenco elevador elmo embalo embarque emblema ementa encanto encontro encosta energia engenho
  enguia enredo ensaio enseada ensino entrada entulho envelope enxada enxame enxoval equipa eremita ermida erva ervilha escada escala escama escola
  escolha escova escrita escudo escuro esfera esmalte espanto espelho esperto espiga espinho espiral espirro esponja espuma esquadra esquilo esquina
  estaca estadia estado estalo estampa estante esteira estima estoiro estojo estrada estrela estribo estrofe estudo estufa etapa eterno etiqueta evento
  exame exemplo fabrico faceta facho fada fado faina faixa falante farda farinha farol farrapo fartura fatia fava fauna favo favores fazenda feira
  feitio feliz fenda feno ferro ferrolho ferrugem festa festival fiasco fibra ficha figo figueira figura figurino fila filme filtro fisga fita fivela
  flama flanela flauta flecha flocos flor floresta florista fluxo foca foco fogo fogueira foguete folar folclore fole folga folha folia fonte forja
  formato formiga forno forte fosso foto frade fraga fralda franco frango franja frase freio freira frente fresco frio fronha fronte frota fruta
  fruteira fruto fumeiro funcho fundo funil furo fuso futuro gado gaita gaivota galera galeria galho galinha galo galocha galope gamba ganso garagem
  garfo gargalo garra garrafa garrote gasolina gato gaveta gavinha gazela geada gelado gelatina geleia gelo gema gengibre genro gente germe gesso gesto
  gigante ginasta gincana gineta ginja girafa girassol girino giro glaciar globo gnomo goiaba gola golfinho golfo golo goma gomo gorila gorjeta gorro
  gosto gota governo grade grafite gralha grama granito gravata graveto grelha grilo grito grua gruta guarda guarita guaxinim guia guincho guitarra
  guizo gume harpa haste hera hidra hiena hino horta hortense horto hotel humilde humor ideia idioma iglo igreja igual ilha imagem imaginar impulso
  incenso infante instante intenso interior invento inverno isca isolado jacinto jaleco janeiro janela jangada jantar jardim jarro jasmim jaula javali
  jeito jiboia jipe joaninha joelho jogada jogador jogo joia jornada jornal jovem juba judo juiz julho junco junho juros justa justo labareda laborar
  lacre ladeira ladrilho lagar lagarta lagarto lago lagoa lagosta laje lama lance lancha lanche lanterna laranja lareira largada largo largura lasanha
  lata latido lavagem lavanda lavoura lavrador lazer lebre legado legenda legume leite leitor leitura leme lenda lenha lente lentilha leopardo leque
  letra leve leveza liana lima limalha limite limonada limpo lince lindeza lingote linguado linha linho lira liso lista litoral litro livraria livro
  lobinho lobo local logotipo loja lombo lona longe lontra loureiro louro lousa lufada lugar lula lume luminoso luneta lupa lustre lutador luva luxo
  luzerna macaco macieira madeira madeixa madrinha maduro maestro mago maio maior mala maleta malha malhado malote malva manejo manga manjar manso manta
  manteiga mapa maquete marca maresia marfim margem marina marinho mariposa marmelo marmota marreco marreta marta martelo mascote massa mastro mata
  matilha mato mecha medalha medida medieval medusa meia meio melancia melena melhor melodia melro membro memorial menor menta mentol mercado merenda
  mergulho mesa mestre meta metade metal metro mexido milagre milho mimo mimosa mineral minerva minhoca minuto miolo mirante mistura mochila mocho moda
  modelo modesto moeda moinho moldura molho molusco momento monge montado montanha monte montra morada morango morcego morro mosaico mosca mosteiro mote
  motor muda mudar mulher mundo muralha muro murta museu musgo nadador nadar naipe nariz nascente nata natal nativo natureza nave navio neblina nervura
  neta neto neve nevoeiro ninfa ninho nobre nogueira noite noiva noivo nome norte nota novelo novembro novo nozes nuvem obelisco obra obreiro ocaso
  oceano oficina oitavo oitenta olaria oleiro olhar olho olival oliveira ombro onda ondulado opala ordem orelha organza orgulho origem orla ornato
  orvalho osso ostra ourives ouro ousadia outeiro outono outubro ovelha pacote pacto padaria padeiro padrinho paiol paisagem palavra palco paleta palha
  palheta palhota palma palmeira palmito pandeiro panela panfleto pano pantera pantufa papagaio papel papoila parafuso paragem parcela parceria pardal
  pardo parede parente parque partida passa passagem passas passeio passo pasta pastel pastilha pastor patamar patente patim pato pauta pavio pedal
  pedestal pedra pedreiro pegada peixe pelicano pena penedo peneira penhasco pente pepino pepita perdiz perfil perfume pergunta perna persiana perto
  pesca pescada pescador peso petisco piada piano pico pilar pilha piloto pilrito pimenta pimento pincel pingo pinguim pinha pinhal pinheiro pinho
  pintada pintor pintura pipa pires piscina pista planador planalto planeta plano planta planura plasma plateia pluma pneu poema poesia poeta polegar
  polido polpa polvo pomada pomar pombo ponta ponte ponteiro ponto poro porta portal porteiro porto postal poste postigo potro poupa pousada povo prado
  praia prancha prata prateado prato prazer precioso prego prenda presente presunto prima primeiro primo princesa prisma proa processo proeza profeta
  pronto prosa prova proveito pudim pulga pulo pulseira punhado punho pureza puro quadra quadrado quadro quarta quarteto quarto quartzo quatro queijo
  queixo quiabo quilha quilo quimera quinta quintal quinteto quiosque rabanete rabeca rainha raio ralador ramada ramagem ramo rampa rapaz raposa raquete
  rasto rato rebanho rebento recado recanto receita recife recreio rede redoma redondo reflexo refresco regador regalo regato regra reino reitor relento
  relevo reluzir relva remate remendo remo remoinho renda repouso reserva resina respeito resposta resto retoque retorno retrato reunir revista riacho
  ribeira ribeiro rico rigor rima rimar risada risco riso ritmo robalo robe roble roca rocha roda rodela roleta rolha rolo romance romano romaria
  romeiro ronda rosa roseira rosto roteiro rotunda roupa rouxinol rubi rubor ruela rugido rugoso ruivo rumo rural sabor sabugo sacho sachola saco sacola
  safira saia sala salada salgado salina salsa salsicha salto salva sandes sanfona santola sapato sapo saque sarau sarda sardinha seara secreto seda
  segredo segunda segundo seiva seixo selim selo selva semana semente senhora senso sereia sereno serra serrote sesta seta setembro setenta sexta
  silhueta silo silva silvado simples sinal sineta sinfonia sino sobreiro socorro soja sola solar solene solista solo sombra sonata sonda soneca soneto
  sonho sono sopa soprano sopro sorriso sorte sossego suave subida sulco sueco sueste sumo supremo surfista surpresa susto tabela tacho taco talento
  talha talher tamanco tambor tampa tango tanque tapete tarde tarefa tarte tato tatuagem teatro tecido tecla teia teimoso teixo tear telefone telha
  telhado tema tempero tempo tenaz tenda tenor terno ternura terra terreno tesoura tesouro testa texto textura tiara tigela tigre tijolo timbre tinta
  tinteiro tipoia tira toalha toca tocha toldo tomate tomilho tomo tonel topo toque toranja tordo torga torneira torno torrada torre torresmo torta
  touca toupeira touro trabalho tranca trapo tratado trave travessa trela trevo tribo trigal trigo trilha trilho trinco trio triunfo troco tromba trompa
  trompete tronco trono trote trovador trovoada truta tubo tucano tulipa turbante turbina turismo turista turma turno turquesa umbral unha unidade unir
  universo urbano urna urso urtiga urze uvas vacina vaga vagalume vagem valado vale valente valeta valor valsa vapor varanda varejo vareta variado
  varinha vaso vassoura vasto veado vegetal vela veleiro veloz veludo venda vento verdade verde verdura vereda verniz verso vertente vertigem vespa
  vestido viaduto viagem viajante vibrante vida vidro vieira viga vigia vigor vila vime vinagre vindima vinha vinte viola violeta violino virtude visita
  visor vista vital vitela vitral viveiro viver vizinha vizinho vizir voador vogal volante volta volume vontade voraz voto vulto xadrez xaile xarope
  xerife xisto zagal zarpar zebra zelo zimbro zinco zona zorro zumbido zurrar
`
  .trim()
  .split(/\s+/);
