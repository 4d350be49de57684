/**
 * The words of team codes, in alphabetical order. Pupils of 13 know them. They have plain letters only, no two of them look
 * or sound alike, and none is rude.
 */
export const CODE_WORDS: readonly string[] = `
abacate abano abelha abeto abrigo abrunho acabar acampar aceno acerto achado acidez acolher acorde adesivo adiar
admirar adorno adufe afinar agenda agitar agosto agrafo agulha ainda aipo ajuda alameda alarido alce alcofa aldeia
alecrim alerta alface alforge alga alheira alicate alinhar alpaca alperce altura alugar aluno alvo amarelo ameixa
amigo amizade amora amuleto ancinho andar andebol anedota anexo anil animar anotar antena antigo anzol apagar aparo
apelido apetite apito aplauso apogeu apoio aprovar aprumo apurar aquecer aragem arame arbusto arcada areia aresta
argola arminho aroma arpejo arraial arroz artista asa asfalto aspeto assobio astro atalho atento atingir atlas atleta
atol atriz atuar atum audaz aula aumento ausente autor avental aviador aviso azeite azenha azoto azul bagagem bairro
baixio balada baliza bambu bancada banjo barco barrete basalto batata bateria bazar beco beiral beleza bemol berma
bibe bigorna bilhar bimotor biombo bisneto bivalve blogue blusa bocado bocejo boina bolero bolinho bombom bondade
bonsai bordo boreal bosque bota botija breve brilho brinde broa bronze bruma bule busca buzina cabana cabide cacau
cacifo cadeira caiaque caixa caju calmo calor caminho campo caneta canoa capitel capuz caracol carta casaco castelo
catatua catorze cautela caverna cebola cedilha cedro cegonha centro cereja cetim cevada chapa chave chinelo chita
chover chuva ciclo cidade cifra cimento cinema cinza ciranda circo cisne claque clareza cliente clima cloro clube
coador cobalto cobre coche colar colete comboio cometa congro convite copiar corda coruja cosmos costura cotovia couve
cozido cratera cravo creme crescer crina cristal crosta cubo cuidado cultivo curioso curso dado datar debulha decimal
declive dedal dedicar defesa definir degelo degrau demora depois descida deserto detalhe detetor devagar dezena
dialeto dica digital dilema diploma diretor dirigir disco ditado ditongo diurno divisor doar dobra doce dois domador
domingo dono dorsal doutor drama drible drone dueto duna duplo duque durar eclipse ecoar editor educar efeito eficaz
eixo elenco elevar elmo elogio embalo emblema emenda emissor emitir empate empenho encanto encenar energia enfeite
engenho enguia enigma enredo enrolar ensaio enseada entalhe entrada enviar enxada enxoval epopeia equipa ervilha
escada escola esfera esfinge esgrima esmalte esmero espelho esponja esquilo estojo estrela etapa eterno euforia evitar
evoluir exame exato excerto exemplo existir extra fabrico faceta fachada fadista faia falar falua famoso farnel farol
fasquia fator fauna favo fazenda fecho feira felino feltro feno feriado ferver festa fiambre fiar fibra ficha fidalgo
fiel figura filete filhote fim final fiorde firme fita fivela flanela floco flor flutuar fluvial focagem foguete fole
folha fonema fonte formiga forno foto foz franja frase frente friso fritar frota fruto fugir fulcro fulgor funcho
funil fuso futebol futuro gaiola gaivota galeria galocha gamela gancho ganga garfo gargalo gaveto gavinha gazeta geada
gelado geleira gema gentil geral gesso gestor giesta ginasta gincana girar girino giz glaciar glicose global goiaba
gola golfe gomo gongo gorjeio gorro goteira gracejo granizo grifo grou grupo gruta guache guarita guisado guizo
habitat halo hangar harpa hastear hectare herdade hesitar hipismo hoje honesto hora hotel humano humor iate ideia
idioma iglu iguana ilha ilhota imagem imitar impacto impulso incluir incolor indicar iniciar inovar inseto inteiro
inverno iodo ioga iogurte irrigar isolar istmo item janela jangada jaqueta jardim jarra jato jeito jipe jogador jogo
joia jornal jovem judo juiz julho juncal juntar justo juvenil lacinho lacre lagarto lagoa laje lameiro lampejo lanche
lapela lareira lasanha lasca lateral lava lavrar lazer leal lebre legenda legume leitor lembrar leme lenda leque ler
letra levante leveza liceu ligar ligeiro limite limpo lince linha lira lista litoral livro local locutor loja lojista
losango louro lousa luar lufada luneta lupa lustre luxo luz madeixa maestro magia magusto maio maleta malha manobra
manual mapa margem martelo mascote massa matiz mecha medalha medida meigo melhor melodia menta menu mercado merenda
mesa mestra metal metro migalha migrar milho mimo mineral minuto miolo mirante mirtilo mistura moagem mobilar mochila
modelo moeda moinho moldura molusco momento monarca montra morango mordomo mosaico motivo motor mover mudar mundo
muralha muro museu musgo nadador naipe narrar nascer nata nau nave navio neblina nervura neutro nevar ninho nitidez
nobreza nome norte noturno novelo nublado numeral nutrir nuvem objeto obter oceano ocre ocupar oeste oferta oficina
oitava oitenta olaria oleado oleiro olfato olhar olival ombro omelete onda ontem onze opaco opala opereta opinar
oposto orador orbitar ordem orgulho oriente origem orla ornato orvalho oscilar ostra ourives outono outubro ouvinte
oval ovelha ozono padaria padeiro painel pajem palco palheta panado pantufa papaia papel pardal parque passeio pasta
patamar patim pausa pedir peixe peluche pena pente perdiz perfume pesca pestana petisco piada piano pijama piloto
pimenta pinguim pintor pipoca pirata pirueta piscina pixel planeta plateia plural pneu poeira poema polegar polvo
pomar pontual popular porta postal pote potro poupar pousada prado praia prenda preparo primo prisma pronto prosa
pudim pular pulso quadro quartzo queijo quilo quintal quota radar raiz ralador ramo rampa rapidez raquete ravina
realejo reator rebanho reboque receita recinto rede reduzir reflexo regador registo rei relato relvado remate remendo
renovar repouso represa resenha resumo retalho retorno reunir revista riacho ribalta ribeira rifa rimar rio risonho
rissol ritmo rochedo roda rodovia roldana romance roseta rosto roteiro rotina roupa roxo rua rubi rubro ruela rugido
rural sabor sacada sacola safari safira saibro sala salto samarra samba sandes santola sapato sarau sarilho saudade
savana seara sebe secador secreto seguro seis selo selva semana sensor sequoia sereia serrote seta setenta sideral
sigla silvado simples simular sineta sino sirene sistema soalho sobrado soleira solista sombra sonho sonoro sopa
soprano sorriso sorvete sossego suave subida subsolo sucesso sudeste sufixo sul sumo superar suporte surgir suspiro
tablete tabuada tainha taipa talento talher tamanco tambor tango tapete tapioca tarefa tarte taxista teatro tecido
teclado teia telhado tempo tenista tenor teorema termo terra tesouro texto tiara tigela tigre tijolo timbre tinta
tiragem toalha tocha toldo tomada tomilho topo toranja torre total touca trajeto trator treino trevo trigo trinco
trufa trunfo tuba tulipa tundra turbina turista ulmeiro unha unidade unir urgente urtiga urze utopia uva vale valsa
vapor varanda vasilha veleiro veludo vento verde verniz vestido vetor viaduto viagem videira vidro vigia vila vime
vinheta vinil violino virtual visita visor vitral vivenda vizinho vogal volante volta voo xadrez xaile xerife xisto
zarpar zebra zelador zeloso zepelim zero zimbro zinco zona zumbido
`
  .trim()
  .split(/\s+/);
