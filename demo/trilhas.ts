/** Paths of the demonstration's class: one under way, one that opens soon, one put away, one still a draft. */
import { turmaRows } from '../areas/escola/turma/server/factory-rows.ts'
import { trilhaRows } from '../areas/trilhas/trilha/server/factory-rows.ts'
import type { Cenario, Musica } from '../areas/trilhas/trilha/shapes.ts'
import type { AulaFeita } from './aulas.ts'
import type { Draft } from './draft.ts'
import type { Setting, TurmaPeople } from './network.ts'

interface HabilidadeDemo {
  nome: string
  descricao: string
  destaque?: true
  /** Titles of lessons: of level 1, 2 and 3. */
  aulas: readonly [facil: string, medio: string, dificil: string]
}

interface EixoDemo {
  nome: string
  descricao: string
  habilidades: readonly HabilidadeDemo[]
}

interface TrilhaDemo {
  nome: string
  codigo: string
  descricao: string
  cenario: Cenario
  musica: Musica | null
  carga_horaria: number
  status: 1 | 2
  publicada: boolean
  /** Days from now on which the class gets it, and loses it; absent: it is not given. */
  agenda?: { inicio: number; fim: number | null }
  eixos: readonly EixoDemo[]
}

const eixoOf = (nome: string, descricao: string, habilidades: readonly HabilidadeDemo[]): EixoDemo => ({
  nome,
  descricao,
  habilidades,
})
const habilidadeOf = (nome: string, descricao: string, aulas: HabilidadeDemo['aulas']): HabilidadeDemo => ({
  nome,
  descricao,
  aulas,
})
/** The same, highlighted. */
const destaqueOf = (...given: Parameters<typeof habilidadeOf>): HabilidadeDemo => ({
  ...habilidadeOf(...given),
  destaque: true,
})

const NOTICIA = 'Notícia: separar fato de opinião'
const CRONICA = 'Crônica: o extraordinário num dia comum'
const CONTOS = 'Contos da beira do rio'
const ROTINA = 'My daily routine'
const TREINO = 'Treino: horas e rotina'
const CORES = 'Cores que conversam'
const SONS = 'Sons que sobem e descem'
const ESPORTES = 'Esportes de invasão: jogar sem a bola'
const CELULA = 'A célula vegetal por dentro'
const CALOR = 'Calor não é temperatura'
const LUA = 'Lua: fases e eclipses'
const QUADROS = 'A Lua em oito quadros'
const CORPO = 'Corpo humano: jogo das palavras'
const BIOMAS = 'Biomas do Brasil'
const FRACAO = 'Fração, decimal e porcentagem: três nomes, um número'
const EQUACOES = 'Equações: a balança em equilíbrio'
const MAPAS = 'Ler mapas: escala, legenda e rosa dos ventos'
const REGIOES = 'As cinco regiões no mapa'
const NAVEGACOES = 'Grandes navegações: por que sair ao mar?'
const SENHAS = 'Senhas, golpes e o que você publica'

export const AVENTURA: TrilhaDemo = {
  nome: 'Leitura em aventura',
  codigo: 'VXQ7MTRHA',
  descricao:
    'Uma expedição de leitura: histórias no vale, natureza na mata e, no alto da chapada, os números e os mapas do mundo.',
  cenario: 'serra',
  musica: 'manha',
  carga_horaria: 20,
  status: 1,
  publicada: true,
  agenda: { inicio: -20, fim: 60 },
  eixos: [
    eixoOf('Vale', 'Onde as histórias começam: quem conta, para quem e por quê.', [
      habilidadeOf('Tema e assunto', 'Dizer em poucas palavras do que um texto trata.', [
        CONTOS,
        CRONICA,
        NOTICIA,
      ]),
      destaqueOf('Está no texto', 'Achar a informação que o texto diz com todas as letras.', [
        NOTICIA,
        ROTINA,
        TREINO,
      ]),
      habilidadeOf('Imagens e sons', 'Ler o que uma cor, uma melodia ou uma cena querem dizer.', [
        CORES,
        SONS,
        CRONICA,
      ]),
      habilidadeOf('Seguir instruções', 'Entender uma regra e fazer o que ela pede, passo a passo.', [
        ESPORTES,
        TREINO,
        ROTINA,
      ]),
    ]),
    eixoOf('Mata', 'Ler a natureza: observar, comparar e explicar.', [
      habilidadeOf('Observar o céu', 'Acompanhar a Lua e dizer por que ela muda.', [QUADROS, LUA, CALOR]),
      destaqueOf('Por dentro da vida', 'Reconhecer as partes de um ser vivo e o que cada uma faz.', [
        CELULA,
        CORPO,
        BIOMAS,
      ]),
      habilidadeOf('Causa e efeito', 'Separar o que aconteceu do motivo por que aconteceu.', [
        CALOR,
        LUA,
        CORPO,
      ]),
      habilidadeOf('Viver na mata', 'Ligar plantas, bichos, água e gente num mesmo lugar.', [
        BIOMAS,
        CELULA,
        QUADROS,
      ]),
    ]),
    eixoOf('Chapada', 'Lá do alto se vê longe: mapas, números e rotas.', [
      habilidadeOf('Achar o rumo', 'Usar mapa, legenda e escala para chegar a um lugar.', [
        REGIOES,
        MAPAS,
        NAVEGACOES,
      ]),
      destaqueOf('Números do caminho', 'Escrever a mesma parte de três jeitos e escolher o melhor.', [
        FRACAO,
        EQUACOES,
        SENHAS,
      ]),
      habilidadeOf('Manter o equilíbrio', 'Mexer dos dois lados e achar o valor que falta.', [
        EQUACOES,
        FRACAO,
        MAPAS,
      ]),
      habilidadeOf('Navegar com cuidado', 'Escolher em quem confiar, no mar e na internet.', [
        SENHAS,
        NAVEGACOES,
        REGIOES,
      ]),
    ]),
  ],
}

const CEU: TrilhaDemo = {
  nome: 'Do quintal ao espaço',
  codigo: 'CEU7RRA29',
  descricao: 'Começa no chão do quintal e termina em órbita: ciência que se vê sem sair da escola.',
  cenario: 'espaco',
  musica: 'estrelas',
  carga_horaria: 8,
  status: 1,
  publicada: true,
  agenda: { inicio: 9, fim: 40 },
  eixos: [
    eixoOf('Quintal', 'O que cresce, respira e esquenta perto de nós.', [
      habilidadeOf('Olhar de perto', 'Descrever o que se vê com as palavras da ciência.', [
        CELULA,
        CORPO,
        CALOR,
      ]),
      habilidadeOf('Cada bioma, um jeito', 'Comparar lugares do Brasil pela vida que há neles.', [
        REGIOES,
        BIOMAS,
        MAPAS,
      ]),
    ]),
    eixoOf('Órbita', 'A Lua, o Sol e a sombra que um faz no outro.', [
      destaqueOf('As caras da Lua', 'Prever a fase da Lua da semana que vem.', [QUADROS, LUA, CALOR]),
    ]),
  ],
}

const SEMANA: TrilhaDemo = {
  nome: 'Semana da leitura',
  codigo: 'SEMDE2K5R',
  descricao: 'Três dias de histórias, do ano passado.',
  cenario: 'rio',
  musica: 'rio',
  carga_horaria: 4,
  status: 2,
  publicada: true,
  agenda: { inicio: -200, fim: -190 },
  eixos: [
    eixoOf('Rio', 'Contos que a correnteza traz.', [
      habilidadeOf('Ouvir e contar', 'Recontar uma história sem perder o fio.', [CONTOS, CRONICA, NOTICIA]),
    ]),
  ],
}

const CIDADE: TrilhaDemo = {
  nome: 'Minha cidade em números',
  codigo: 'CDDNMRS24',
  descricao: 'Frações do bairro, mapas do ônibus e senhas bem guardadas. Ainda em construção.',
  cenario: 'cidade',
  musica: 'festa',
  carga_horaria: 6,
  status: 1,
  publicada: false,
  eixos: [
    eixoOf('Bairro', 'O que dá para medir sem sair de perto de casa.', [
      habilidadeOf('Partes de um todo', 'Dizer quanto é um terço da praça.', [FRACAO, EQUACOES, MAPAS]),
      destaqueOf('Da praça ao centro', 'Ler o mapa das linhas e escolher um caminho.', [
        MAPAS,
        REGIOES,
        SENHAS,
      ]),
    ]),
  ],
}

/** All that the demonstration has, in the order in which they were made. */
export const TRILHAS: readonly TrilhaDemo[] = [SEMANA, AVENTURA, CEU, CIDADE]

const DAY_MS = 86_400_000
const daysFrom = (now: Date, days: number): Date => new Date(now.getTime() + days * DAY_MS)

const EXPEDICAO = {
  nome: 'Expedição',
  nome_eixo: '["Região","Regiões"]',
  nome_habilidade: '["Habilidade","Habilidades"]',
  livre: false,
}
/** Of the platform. */
const REGRAS = [
  {
    nome: 'Módulos e passos, sem trancas',
    nome_eixo: '["Módulo","Módulos"]',
    nome_habilidade: '["Passo","Passos"]',
    livre: true,
  },
  {
    nome: 'Unidades e objetivos',
    nome_eixo: '["Unidade","Unidades"]',
    nome_habilidade: '["Objetivo","Objetivos"]',
    livre: false,
  },
]

/** A lesson of a path, in the order in which a path is gone. */
export interface Passo {
  habilidade: number
  aulas: readonly { aula: number; nivel: number }[]
}

/** The axes, skills and lessons of a path: what is published, or its draft. Lessons that are not there are left out. */
function addEstrutura(
  draft: Draft,
  trilha_id: number,
  { publicada, eixos }: TrilhaDemo,
  aulas: readonly AulaFeita[],
): Passo[] {
  const [eixo, habilidade, aula] = publicada
    ? [trilhaRows.trilha_eixo, trilhaRows.trilha_habilidade, trilhaRows.trilha_aula]
    : [trilhaRows.rascunho_eixo, trilhaRows.rascunho_habilidade, trilhaRows.rascunho_aula]
  const ids = eixos.map(({ nome, descricao }, at) =>
    draft.add(eixo, { trilha_id, nome, descricao, ordem: at + 1 }),
  )
  return eixos.flatMap(({ habilidades }, at) =>
    habilidades.map(({ nome, descricao, destaque = false, aulas: titulos }, ordem) => {
      const id = draft.add(habilidade, {
        ...{ trilha_id, eixo_id: ids[at], nome, descricao, ordem: ordem + 1, destaque },
      })
      const found = titulos.flatMap((titulo, i) => {
        const one = aulas.find((other) => other.titulo === titulo)
        return one ? [{ aula: one.id, nivel: i + 1 }] : []
      })
      for (const { aula: aula_id, nivel } of found)
        draft.put(aula, { trilha_id, habilidade_id: id, aula_id, nivel, ordem: nivel })
      return { habilidade: id, aulas: found }
    }),
  )
}

export interface TrilhaFeita {
  id: number
  codigo: string
  passos: readonly Passo[]
}

/** Drafts the paths of a class, which its teacher made for the school. */
export function buildTrilhas(
  { draft, now }: Setting,
  turma: TurmaPeople,
  aulas: readonly AulaFeita[],
): TrilhaFeita[] {
  const escola = (draft.rows(turmaRows.turma) as readonly { id: number; rede_id: number }[]).find(
    ({ id }) => id === turma.id,
  )
  const usuario_id = turma.professores[0]?.id
  const regra_id = draft.add(trilhaRows.regra_trilha, { usuario_id, ...EXPEDICAO })
  for (const regra of REGRAS) draft.add(trilhaRows.regra_trilha, { usuario_id: null, ...regra })
  return TRILHAS.map((demo) => {
    const { nome, codigo, descricao, cenario, musica, carga_horaria, status, publicada, agenda } = demo
    const since = daysFrom(now, Math.min(-2, (agenda?.inicio ?? 0) - 5))
    const said = { nome, descricao, regra_id, cenario, musica, carga_horaria }
    const id = draft.add(trilhaRows.trilha, {
      ...{ usuario_id, rede_id: escola?.rede_id, codigo, ...said, status, versao: Number(publicada) },
      ...{ publicada_em: publicada ? since : null, criada_em: since, atualizada_em: since },
    })
    if (!publicada) draft.put(trilhaRows.trilha_rascunho, { trilha_id: id, ...said, alterado_em: since })
    const passos = addEstrutura(draft, id, demo, aulas)
    if (agenda)
      draft.put(trilhaRows.trilha_grupo, {
        ...{ trilha_id: id, turma_id: turma.id, inicio: daysFrom(now, agenda.inicio) },
        fim: agenda.fim === null ? null : daysFrom(now, agenda.fim),
        created_at: since,
      })
    return { id, codigo, passos }
  })
}
