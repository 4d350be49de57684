/**
 * The words of team codes, in alphabetical order. Pupils of 13 know them. They have plain letters only, no two of them look
 * or sound alike, and none is rude, a number, or a word that people say while they read a code aloud.
 */
export const CODE_WORDS: readonly string[] = `
abacate abano abelha abeto abrigo acabar acampar aceno acerto achado acidez acolher acorde adaptar adesivo adiar
admirar adorno afinar agenda agitar agosto agrafo agulha aipo ajuda alameda alarido alce alcofa aldeia alecrim alerta
alface alga alheira alicate alinhar alpaca alperce altura alugar aluno alvo amarelo amarrar ameixa amigo amizade amora
amuleto andar andebol anedota anexo anil animar anotar antena antigo anzol apagar aparo apetite apito aplauso apogeu
apoio aprovar apurar aquecer aragem arame arbusto arcada areia aresta argola aroma arpejo arraial arroz artista asa
asfalto aspeto assobio astro atalho atento atingir atlas atleta atol atriz atuar atum audaz aula aumento aurora ausente
autor avenida avental aviador aviso azeite azul bagagem bairro baixio balada baliza bambu bancada banjo barco barrete
basalto batata bateria bazar beco beiral beleza bemol berma bibe bigode bigorna bilhar bilhete bimotor biombo bisneto
bisonte bivalve blogue blusa bocado bocejo boina bolero bombom bondade bonsai bordo boreal bosque bota botija brasa
breve brilho brinde broa bronze bruma bule busca buzina cabana cabide cacau cacifo cadeado cadeira caiaque caixa caju
calmo calor caminho campo caneta canoa capuz caracol carta casaco castelo catatua cautela cavalo caverna cebola cedro
cegonha centro cereja cevada chapa chave chinelo chita chover chuva ciclo cidade cifra cimento cinema cinza ciranda
circo cisne claque clareza cliente clima cloro clube coador cobalto cobre coche coelho colar colete comboio cometa
convite corda coruja cosmos costura cotovia couve cratera cravo creme crescer crina cristal crosta cubo cultivo curioso
curso dado datar debulha decimal declive dedal dedicar defesa definir degelo degrau demora descida deserto detalhe
detetor dezena dialeto dica digital dilema diploma diretor dirigir disco ditado ditongo diurno divisor doar dobra doce
domador domingo dono dorsal doutor drama drible drone duende dueto duna duplo duque durar eclipse ecoar editor educar
efeito eficaz eixo elenco elevar elmo elogiar elogio embalo emblema emenda emissor emitir empate empenho encanto
encenar energia enfeite engenho enguia enigma enredo enrolar ensaio entalhe entrada enviar enxada epopeia erguer
ervilha escada escola esfera esfinge esgrima esmalte esmero espelho esponja esquilo esquina estojo estrela etapa eterno
euforia evitar evoluir exame exato excerto exemplo exibir existir extra fabrico faceta fachada fadista faia falar
famoso farnel farol fasquia fator fauna favo fazenda fecho feira felino feltro feno feriado ferver festa fiambre fiar
fibra ficha fidalgo fiel figo figura filete filhote fiorde firme fita fivela flanela flauta floco flor flutuar fluvial
focagem foguete fole folha fonema fonte formiga forno foto foz franja frase frente fresco friso fritar frota fruto
fugir fulgor funcho funil fuso futebol futuro gaiola gaivota galeria galocha gancho ganga garfo gargalo gaveta geada
gelado geleira gema gentil geral gesso gestor giesta gigante ginasta gincana girar girino giz glaciar glicose global
goiaba gola golfe gomo gongo gorro goteira gracejo granizo grifo grupo gruta guache guarda guia guizo habitat halo
hangar harpa hastear hectare herdade hesitar hipismo hoje honesto hotel humano humor iate iceberg ideia idioma iglu
igual iguana ilha ilhota imagem imenso imitar impacto impulso imune incluir incolor indicar iniciar inovar inseto
inteiro invento inverno iodo ioga iogurte irrigar isolar istmo item janela jangada jaqueta jardim jarra jasmim jato
jeito jiboia jipe jogador jogo joia jornal jovem judo juiz julho juntar justo juvenil lacre lagarto lagoa laje lampejo
lanche lapela laranja lareira lasanha lasca lateral lava lavrar lazer leal lebre legenda legume leitor lembrar leme
lenda leque ler levante leveza liceu ligar ligeiro limite limpo lince linha lira lista litoral livro lobo local locutor
loja lojista longe losango louro lousa luar lucro lufada luneta lupa lustre lutador luxo luz madeixa maestro magia
magusto maio maleta malha manobra manual mapa margem martelo mascote massa matiz mecha medalha medida meigo melhor
melodia menta menu mercado merenda mesa mestra metal metro migalha migrar milho mimo mineral minuto miolo mirante
mirtilo misto mistura moagem mobilar mochila mocho modelo moderno moeda moinho moldura molusco momento monarca montra
morango mordomo mosaico motivo motor mover mudar mundo muralha muro museu musgo nadador naipe narrar nascer nata
natural nau nave navio neblina nervo nervura neutro nevar ninho nitidez nobreza norte noturno novelo nublado numeral
nutrir nuvem objeto obter oceano ocre oculto ocupar oeste oferta oficina oitava olaria oleiro olfato olhar olho olival
ombro omelete onda ontem opaco opala opereta opinar oposto orador orbitar ordem orgulho oriente origem orla orvalho
oscilar ostra ourives outono outubro ouvinte ouvir oval ovelha ovo ozono padaria padeiro painel palco palheta panado
pantufa papaia papel pardal parque passeio pasta patamar patim pausa pedir pedra pegada peixe peluche pena pente pepita
perdiz perfume pesca pestana petisco piada piano pijama piloto pimenta pinguim pintor pipoca pirata pirueta piscina
pixel planeta plateia pluma pneu poeira poema polegar polvo pomar pontual popular porta postal pote potro poupar
pousada prado praia prenda preparo primo prisma pronto prosa pudim pular pulso quadro quartzo quebrar queijo quilo
quintal quota radar radical raiz ralador ramo rampa rapidez raposa raquete ravina reator rebanho reboque receita
recinto rede reduzir reflexo regador registo rei relato relvado remate remendo renovar repouso represa resenha resumo
retalho retorno reunir revista riacho ribalta ribeira rifa rimar rio riqueza risonho rissol ritmo robalo rochedo roda
rodovia roldana romance roseta rosto roteiro rotina roupa roxo rua rubi rubro ruela rugido rural sabor sacada sacola
safari safira sala salto samarra samba sandes santola sapato sarau sarilho saudade savana seara sebe secador secreto
seguro selo selva semana semente sequoia sereia serrote seta sideral sigla silvado simples simular sineta sino sirene
sistema soalho soleira solista sombra sonho sonoro sopa soprano sorriso sorvete sossego suave subida subsolo sucesso
sudeste sufixo sul sumo superar suporte surgir suspiro tabela tabuada tainha talento talher tamanco tambor tango tapete
tapioca tarefa tarte taxista teatro tecido teclado teia telhado tempo tenista tenor teorema termo terra tesouro texto
tiara tigre tijolo timbre tinta tiragem toalha tocha toldo tomada tomilho topo toranja torre total touca trajeto trator
treino trevo trigo trinco trufa trunfo tuba tucano tulipa tundra turbina turista unha unidade unir urbano urgente
urtiga urze usual utopia uva vale valsa vapor varanda vasilha vasto veleiro veludo vento verde verniz vespa vestido
vetor viaduto viagem videira vidro vigia vila vime vinheta vinil violeta violino virtual visita visor vitral viveiro
vivenda vizinho vogal volante volta voo xadrez xaile xerife zarpar zebra zelador zeloso zepelim zinco zona zumbido
`
  .trim()
  .split(/\s+/);
