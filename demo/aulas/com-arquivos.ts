/** Lessons of the demonstration that show files: pictures, a film, a sound, a document, packages. */
import { noMapa } from '../midia/desenhos.ts'
import { type AulaDemo, afirmacoes, curta, escolha, numero, ordenar, texto } from './escrever.ts'
import {
  arrastar,
  documento,
  type Figura,
  galeria,
  imagem,
  livro,
  pacote,
  pontos,
  som,
  video,
} from './escrever-midia.ts'

const CELULA: Figura = [
  'celula.png',
  'Desenho de uma célula vegetal: uma caixa verde de cantos redondos. Dentro dela há uma esfera roxa à esquerda, uma grande bolsa azul à direita, corpos verdes listrados e corpos laranja menores.',
]
const MAPA: Figura = [
  'mapa-regioes.png',
  'Mapa simplificado do Brasil com as cinco regiões em cores: verde no alto, laranja na ponta leste, amarela no centro, azul a sudeste e roxa embaixo.',
]

/** A rectangle around a place of the map, so many percent wide and tall. */
const around = (lon: number, lat: number, largura: number, altura: number) => {
  const { x, y } = noMapa(lon, lat)
  return { x: x - largura / 2, y: y - altura / 2, largura, altura }
}

export const COM_ARQUIVOS: readonly AulaDemo[] = [
  {
    titulo: 'A célula vegetal por dentro',
    descricao: 'Do que é feita uma célula de planta e o que cada parte faz.',
    disciplina: 'CI',
    periodos: ['ef6', 'ef7'],
    habilidades: ['EF06CI05'],
    tags: ['célula', 'plantas'],
    visibilidade: 'rede',
    turmas: ['7º A', '7º B'],
    inicio: 6,
    telas: [
      imagem(
        'Uma caixa cheia de vida',
        CELULA,
        'Uma célula vegetal, como seria vista num microscópio muito potente.',
      ),
      texto(
        'Cada parte, um trabalho',
        '<ul><li>O <strong>núcleo</strong> guarda as instruções da célula.</li><li>O <strong>vacúolo</strong> guarda água.</li><li>Os <strong>cloroplastos</strong> fazem alimento com a luz do Sol.</li><li>As <strong>mitocôndrias</strong> liberam energia.</li><li>A <strong>parede celular</strong> dá forma e firmeza.</li></ul>',
      ),
      arrastar(
        'Ponha os nomes',
        'Leve cada nome até a parte da célula.',
        CELULA,
        {
          Núcleo: { x: 18, y: 46, largura: 23, altura: 12, rotulo: 'Esfera roxa à esquerda' },
          Vacúolo: { x: 60, y: 48, largura: 23, altura: 12, rotulo: 'Bolsa azul à direita' },
          Cloroplasto: { x: 18, y: 18, largura: 23, altura: 12, rotulo: 'Corpo verde listrado no alto' },
          Mitocôndria: { x: 35, y: 73, largura: 23, altura: 12, rotulo: 'Corpo laranja embaixo' },
        },
        ['Pulmão'],
      ),
      pontos('Onde está a água?', 'Marque a parte que guarda água.', CELULA, [
        { x: 52, y: 28, largura: 32, altura: 48 },
      ]),
      documento(
        'Para fazer no laboratório',
        'roteiro-celula.pdf',
        'O roteiro da aula prática, para levar impresso ou no celular.',
      ),
      escolha(
        'E na cebola?',
        'A cebola cresce debaixo da terra. Qual parte você não espera achar nas células dela?',
        ['Cloroplastos', 'Núcleo', 'Parede celular', 'Vacúolo'],
      ),
    ],
  },
  {
    titulo: 'As cinco regiões no mapa',
    descricao: 'Reconhecer as regiões do Brasil pela forma e pelo lugar.',
    disciplina: 'GE',
    periodos: ['ef7'],
    habilidades: ['EF07GE01'],
    tags: ['mapa', 'regiões'],
    visibilidade: 'rede',
    turmas: ['7º A'],
    inicio: 3,
    telas: [
      galeria('Três mapas, um país', [
        [...MAPA, 'As cinco regiões, cada uma de uma cor.'],
        [
          'mapa-nordeste.png',
          'O mesmo mapa em cinza, só com a região da ponta leste em laranja.',
          'O Nordeste tem nove estados, o maior número entre as regiões.',
        ],
        [
          'mapa-sul.png',
          'O mesmo mapa em cinza, só com a região de baixo em roxo.',
          'O Sul é a menor região em área.',
        ],
      ]),
      arrastar(
        'Cada nome no seu lugar',
        'Leve o nome de cada região até ela.',
        MAPA,
        {
          Norte: { ...around(-60, -3.5, 26, 11), rotulo: 'Região verde, no alto' },
          Nordeste: { ...around(-41.5, -8.5, 26, 11), rotulo: 'Região laranja, na ponta leste' },
          'Centro-Oeste': { ...around(-54.5, -14.5, 26, 11), rotulo: 'Região amarela, no centro' },
          Sudeste: { ...around(-45, -19.5, 26, 11), rotulo: 'Região azul, a sudeste' },
          Sul: { ...around(-52.5, -28, 26, 11), rotulo: 'Região roxa, embaixo' },
        },
        [],
      ),
      pontos('Toque no mapa', 'Marque a região Nordeste e a região Sul.', MAPA, [
        around(-41.5, -9, 20, 28),
        around(-52.5, -27.5, 14, 20),
      ]),
      afirmacoes('Verdadeiro ou falso?', 'Julgue as frases.', [
        ['O Centro-Oeste é a única região sem litoral.', true],
        ['O Norte é a maior região em área.', true],
        ['São Paulo fica na região Sul.', false, 'São Paulo fica no Sudeste.'],
      ]),
    ],
  },
  {
    titulo: 'Sons que sobem e descem',
    descricao: 'Ouvir uma escala e ligar o que se ouve ao que se vê na pauta.',
    disciplina: 'AR',
    periodos: ['ef6', 'ef7'],
    habilidades: ['EF69AR20'],
    tags: ['música', 'escala'],
    visibilidade: 'turma',
    turmas: ['7º A'],
    inicio: 2,
    telas: [
      som(
        'Ouça com atenção',
        'escala.wav',
        '<p>Oito notas tocadas uma depois da outra, cada uma mais aguda que a anterior: dó, ré, mi, fá, sol, lá, si, dó.</p>',
      ),
      galeria('Dois desenhos', [
        [
          'escala-sobe.png',
          'Oito notas numa pauta, cada uma um degrau acima da anterior, da esquerda para a direita.',
          'Desenho 1',
        ],
        [
          'escala-desce.png',
          'Oito notas numa pauta, cada uma um degrau abaixo da anterior, da esquerda para a direita.',
          'Desenho 2',
        ],
      ]),
      escolha(
        'Qual é?',
        'Qual desenho mostra o que você ouviu?',
        ['Desenho 1, em que as notas sobem', 'Desenho 2, em que as notas descem', 'Nenhum dos dois'],
        {
          certo: 'Som mais agudo, nota mais alta na pauta.',
          errado: 'Ouça de novo: a última nota é mais aguda que a primeira.',
        },
      ),
      ordenar('Os nomes', 'Ponha as notas na ordem em que foram tocadas.', ['dó', 'ré', 'mi', 'fá', 'sol']),
    ],
  },
  {
    titulo: 'A Lua em oito quadros',
    descricao: 'Um filme mudo das fases da Lua, que para e pergunta.',
    disciplina: 'CI',
    periodos: ['ef7', 'ef8'],
    habilidades: ['EF08CI12'],
    tags: ['astronomia', 'Lua'],
    visibilidade: 'turma',
    turmas: ['7º A', '8º A'],
    inicio: 5,
    telas: [
      video('Um mês em 24 segundos', {
        filme: 'fases-da-lua.webm',
        legendas: 'fases-da-lua.vtt',
        transcricao:
          '<p>O filme não tem som. Ele mostra a Lua como se vê do Brasil: nova, toda escura; depois a luz cresce pela esquerda até a Lua cheia; em seguida a sombra avança pela esquerda até sumir outra vez.</p>',
        capitulos: [
          [0, 'Da Lua nova à cheia'],
          [12, 'Da cheia à minguante'],
        ],
        perguntas: [
          [6, 'A parte clara está aumentando ou diminuindo?', 'Aumentando', 'Diminuindo', 'Está parada'],
          [13, 'Em que fase toda a face voltada para nós está clara?', 'Cheia', 'Nova', 'Quarto crescente'],
        ],
      }),
      curta('De um lado só', 'Depois da Lua cheia, a parte clara diminui. Como se chama essa fase?', [
        'minguante',
        'quarto minguante',
        'lua minguante',
      ]),
      numero('Quanto tempo?', 'De uma Lua cheia até a outra passam cerca de quantos dias?', 29.5, {
        tolerancia: 1.5,
        unidade: 'dias',
      }),
    ],
  },
  {
    titulo: 'Treino: horas e rotina',
    descricao: 'Ler as horas e lembrar palavras da rotina, em exercícios que guardam onde você parou.',
    disciplina: 'LI',
    periodos: ['ef6', 'ef7'],
    habilidades: ['EF06LI24'],
    tags: ['horas', 'vocabulário'],
    visibilidade: 'turma',
    turmas: ['7º A'],
    inicio: 1,
    telas: [
      imagem(
        'What time is it?',
        ['relogio-0730.png', 'Relógio de ponteiros: o pequeno está entre o 7 e o 8, o grande está no 6.'],
        "It's half past seven.",
      ),
      numero('Em minutos', 'No relógio da tela anterior, quantos minutos já passaram das 7 horas?', 30, {
        unidade: 'min',
      }),
      pacote('scorm', 'Ler as horas', 'ler-as-horas.zip'),
      pacote('h5p', 'Cartões da rotina', 'rotina.h5p'),
    ],
  },
  {
    titulo: 'Contos da beira do rio',
    descricao: 'Três contos curtos de uma escola aonde se chega de barco.',
    disciplina: 'LP',
    periodos: ['ef6', 'ef7'],
    habilidades: ['EF67LP28'],
    tags: ['conto', 'leitura'],
    visibilidade: 'turma',
    turmas: ['7º A'],
    inicio: 2,
    telas: [
      livro(
        'O livro',
        'contos-da-beira-do-rio.epub',
        'Leia no seu ritmo: o livro guarda em que capítulo você parou.',
      ),
      texto(
        'Para conversar',
        '<p>Qual dos três contos você contaria a alguém em casa? O que mudaria se a história fosse na nossa cidade?</p>',
      ),
    ],
  },
]
