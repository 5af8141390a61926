/** Words of passwords made here: common, short, without accents, nothing that a family would mind on a card. */

const TEXT = `
abacate abelha abrigo acerola acordo adesivo agulha aldeia alegre alegria altura aluno amarela amarelo
ameixa amiga amigo amora animal antena apito areia arena argila arquivo arraia arroz artista arvoredo
asa aurora aveia avenca azeite azulejo bairro balaio balde bambu banco banda bandeja barco barraca barro
batata batuque beleza bengala bezerro bico bigode bilhete biscoito blusa bola boliche bolo bolso boneca
boneco bonito borda bosque bota botina brasa bravo brejo brinde brisa broa broto buraco buzina cabana
cabelo cabo cacau cacho cadeira caderno caixa caixote caldo calma caminho camisa campo caneca canela
caneta canoa cantiga canto capa capim capivara caracol caramelo caravela cardume carinho carro carta
cartaz carteira carvalho casa casaco casca castelo castor cavalo caverna cebola cedro cegonha cenoura
centeio cereal cereja cesta cesto chaleira chama chapada chave chinelo chita chocalho chuva chuveiro
ciclone cidade cigarra cinema cinto cinza circo cisne clareira claro clima cobertor coco coelho cofre
colar colheita colher colina colmeia comida concha conto copa copo coral corda corneta coro coroa
corrida cortina coruja couve cravo creme crina cristal cubo cuia curva dado dama damasco dedo dente
desenho deserto dezena diadema diamante dieta disco doce domingo dourado duende duna dupla eclipse elmo
encanto encontro enfeite enredo ensaio entrada enxada ervilha escada escola escova escudo esfera espelho
espiga espiral esponja espuma esquilo esquina estaca estante estrada estrela estribo estrofe estudo
exemplo fada faixa fantasia farinha farol fatia favo fazenda feira feixe feliz feno feriado ferro festa
ficha figo figura fila filho filme fio fita flauta flecha floco flor floresta fogo fogueira folha folia
fonte forno forro forte foto frango frase freio frente fresco fruta funil futebol futuro gaita gaivota
galho galo galope ganso garfo garoa garoto garrafa gato gaveta gelado gema gengibre gente ginga girafa
girassol giro globo goiaba gola golfinho goma gota grama granja grilo grito grupo gruta guache guia
guitarra guizo harpa hera hino hoje hora horta hotel humano humor ideia ilha imagem inhame inteiro
inverno irara isca jabuti jaca jacinto jambo janela jangada jardim jarra jasmim jeito jiboia jogo joia
jornada jornal juba junco junho juntos jurema justo ladeira lado lagarta lagarto lago lagoa lagosta
lanche lanterna laranja lasanha lata lavanda lebre legenda legume leite leme lenda lenha lente leque
letra leve libra ligeiro lima limpo linha linho lira lista litro livro lobo loja lona longe lontra lousa
lua luar lugar lume luneta lupa luva luz macio madeira maestro magia mago mala malha mamute manga manjar
manta mapa maraca marca marfim marmelo marreco martelo massa mata matiz mato mel melado melancia melodia
menta mesa mestre meta metade metro mexerica milho mimo mina minuto miolo mirante mistura mochila moda
moeda moinho mola moldura molho momento monte morada morango mostarda motor muda mundo mural muro museu
musgo nabo nata nativo nave navio neblina neto neve ninho nobre noite nome norte nota nove novela novelo
novena nublado nuvem oca oeste oficina oitava oito olho oliva onda ontem orelha origem orvalho osso
ostra ouro outono ouvido ovelha ovo paca pacote padaria padeiro pagode painel palavra palco paleta palha
palito palma palmeira panda panela pano panqueca papaia papel parede parque passeio passo pasta pastel
patinete pausa pedal pedra pedreiro pegada peixe pena peneira pente pera perfume piada piano pijama
pilha pimenta pinha pinheiro pintura pipa pipoca pires pirulito piso pista pitanga pizza planalto
planeta planta poema poesia poeta polpa polvo pomar pomba ponte ponto porta porto potro povo praia prata
prato prego prosa prova pudim pulo puma pureza quadra quadro quatro queijo quente quieto quilo quinta
quintal quinze rabanete rainha raio raiz rama ramo raposa raro rastro rebanho receita recife recreio
rede redondo refresco regador regata regra relva remanso remo renda reparo repolho rima rio risada riso
rocha roda rodeio rolha romance rosa roseira rosto rota roteiro roupa roxo rua rubi rumo sabor sacola
safira saia sala salada salto samba sapato sapo sardinha sebe seda segredo seis seiva selo selva semana
semente sereia sereno serra serrote sesta sete sino sol solo sombra sonata sonho sono sopa sopro sorriso
sorte sorvete subida suco sul surpresa suspiro tabela tablado talento tamanco tambor tampa tapete tarde
tarefa teatro tecido tecla teia tela telha tema tempero tempo tenda tesoura tesouro texto tigela tigre
tijolo time tinta tirolesa tocha toldo tomate tombo toque torneira torre torta trabalho traje trama
treino trem trevo tribo trigo trilha trinta trio tronco trono trova truta tucano tulipa turma turquesa
uirapuru unha uniforme urso urucum utopia uva vagalume vagem vale valente valsa vapor varal varanda vaso
vassoura vela veleiro veludo ventania vento verde vereda verso vestido viagem vida vidro vinte viola
violeta violino visita vista vitral vitrine vizinha vizinho volante volta voo xadrez xale xarope
xilofone zebra zelo zinco zona zunido
`

export const words: readonly string[] = TEXT.trim().split(/\s+/)
