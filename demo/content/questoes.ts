/** What the statements of a large bank of questions are put together from. */

/** What each discipline asks about, by its abbreviation in the catalogue. */
export const AREAS: readonly { sigla: string; temas: readonly string[] }[] = [
  {
    sigla: 'CI',
    temas: [
      ...[
        'a fotossíntese das plantas',
        'o ciclo da água',
        'a condensação do vapor',
        'a cadeia alimentar',
        'a célula animal',
      ],
      ...[
        'as fases da Lua',
        'o efeito estufa',
        'a energia elétrica',
        'a respiração celular',
        'os vírus e as bactérias',
      ],
      ...[
        'a densidade dos líquidos',
        'a tabela periódica',
        'a seleção natural',
        'o sistema nervoso',
        'a camada de ozônio',
      ],
      ...[
        'a reprodução das flores',
        'o movimento da Terra',
        'as rochas magmáticas',
        'o bioma do Cerrado',
        'a vacinação',
      ],
    ],
  },
  {
    sigla: 'MA',
    temas: [
      ...[
        'a soma das frações',
        'a equação do primeiro grau',
        'a área do triângulo',
        'o volume do cilindro',
        'a porcentagem',
      ],
      ...[
        'a média aritmética',
        'a probabilidade de um evento',
        'o teorema de Pitágoras',
        'a proporção direta',
        'os ângulos retos',
      ],
      ...[
        'a função quadrática',
        'o gráfico de setores',
        'a notação científica',
        'os números primos',
        'a sequência numérica',
      ],
      ...[
        'o perímetro do retângulo',
        'a escala do mapa',
        'os juros compostos',
        'a mediana dos dados',
        'a simetria da figura',
      ],
    ],
  },
  {
    sigla: 'LP',
    temas: [
      ...[
        'o narrador do conto',
        'a metáfora do poema',
        'o sentido da conjunção',
        'a tese do artigo de opinião',
        'a ironia da crônica',
      ],
      ...[
        'o uso das vírgulas',
        'a linguagem da charge',
        'o discurso indireto',
        'a notícia do jornal',
        'o foco da reportagem',
      ],
      ...[
        'a concordância verbal',
        'o efeito de humor',
        'a intenção da propaganda',
        'o gênero da carta',
        'os sinônimos do texto',
      ],
      ...[
        'a coesão dos parágrafos',
        'o verso da canção',
        'a personagem da fábula',
        'o argumento do autor',
        'a variação linguística',
      ],
    ],
  },
  {
    sigla: 'HI',
    temas: [
      ...[
        'a escravidão no Brasil',
        'a Revolução Industrial',
        'a Guerra de Canudos',
        'o Império Romano',
        'a Inconfidência Mineira',
      ],
      ...[
        'a abolição da escravatura',
        'o Estado Novo',
        'a ditadura militar',
        'os povos indígenas',
        'a Revolução Francesa',
      ],
      ...[
        'a República Velha',
        'o ciclo do café',
        'a Constituição de 1988',
        'as navegações portuguesas',
        'a Segunda Guerra',
      ],
    ],
  },
  {
    sigla: 'GE',
    temas: [
      ...[
        'a migração para as cidades',
        'o relevo do planalto',
        'a bacia do São Francisco',
        'o clima semiárido',
        'a urbanização',
      ],
      ...[
        'o fuso horário',
        'a densidade demográfica',
        'as placas tectônicas',
        'o desmatamento da Amazônia',
        'a globalização',
      ],
      ...[
        'a agricultura familiar',
        'as fontes de energia',
        'a pirâmide etária',
        'o êxodo rural',
        'a projeção do mapa',
      ],
    ],
  },
]

export const SITUACOES = [
  ...[
    'Ao estudar',
    'Depois de ler sobre',
    'Em uma pesquisa sobre',
    'Numa aula dedicada a entender',
    'Para explicar',
  ],
  ...['Em um documentário que mostrava', 'Durante uma visita para observar', 'Conversando com a avó sobre'],
  ...[
    'Na feira em que se apresentava',
    'Em um cartaz que comparava',
    'Ao preparar um seminário que tratava de',
  ],
]
export const QUEM = [
  ...[
    'uma estudante',
    'um grupo de colegas',
    'a professora',
    'um agricultor',
    'uma cientista',
    'o jornalista',
    'a vizinha',
  ],
  ...[
    'uma turma do interior',
    'um motorista',
    'a enfermeira',
    'o bibliotecário',
    'uma costureira',
    'o pescador',
  ],
]
export const ACOES = [
  ...[
    'observou',
    'comparou',
    'descreveu',
    'mediu',
    'registrou',
    'desenhou',
    'investigou',
    'questionou',
    'resumiu',
    'analisou',
  ],
  ...['calculou', 'classificou', 'fotografou', 'interpretou', 'relacionou', 'previu'],
]
export const LUGARES = [
  ...[
    'na horta da escola',
    'perto do rio',
    'no laboratório',
    'em uma praça do bairro',
    'na beira da estrada',
    'no mercado',
  ],
  ...[
    'dentro da biblioteca',
    'no quintal de casa',
    'numa feira livre',
    'no museu da cidade',
    'na cozinha',
    'no ônibus',
  ],
  ...['em um sítio vizinho', 'no pátio', 'à sombra de uma mangueira', 'no posto de saúde'],
]
export const PEDIDOS = [
  ...[
    'O que melhor explica',
    'Qual alternativa descreve',
    'Que conclusão se tira sobre',
    'Como se chega a',
    'Por que acontece',
  ],
  ...['Qual é a consequência para', 'O que os registros mostram sobre', 'De que modo o trecho apresenta'],
  ...['Quantas vezes aparece', 'Que relação existe com'],
]
export const TAGS = [
  ...[
    'ENEM',
    'olimpíada',
    'recuperação',
    'diagnóstica',
    'simulado',
    'tarefa de casa',
    'leitura de gráfico',
    'texto longo',
  ],
  ...[
    'cotidiano',
    'interdisciplinar',
    'nivelamento',
    'bimestral',
    'revisão',
    'desafio',
    'meio ambiente',
    'consumo',
  ],
]

/** What names of places are put together from. */
export const SILABAS = [
  ...[
    'ta',
    'bo',
    'ra',
    'ju',
    'pi',
    'ca',
    'gua',
    'ri',
    'mi',
    'no',
    'pa',
    'tu',
    'xi',
    'lu',
    'be',
    'jo',
    'qui',
    'na',
  ],
  ...[
    'so',
    'va',
    'ma',
    'ce',
    'di',
    'fo',
    'ga',
    'ho',
    'ipe',
    'jau',
    'lei',
    'mon',
    'nhe',
    'oro',
    'pe',
    're',
    'sa',
    'uru',
  ],
]
