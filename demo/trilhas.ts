/** Paths of the demonstration's class: one under way, one that opens soon, one put away, one still a draft. */
import { type Kysely, sql } from 'kysely'
import type { Cenario, Musica } from '../areas/trilhas/trilha/shapes.ts'
import type { DB } from '../database/types.ts'

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

const TURMA = '7º A'

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

interface Place {
  professor: number
  turma: number
  escola: number
}

/** The class, who teaches it first, and its school; undefined where the tenant has no such class. */
async function placeOf(tx: Kysely<DB>): Promise<Place | undefined> {
  const { rows } = await sql<Place>`
    select v.usuario_id as professor, t.id as turma, t.rede_id as escola
    from turma t join vinculo v on v.turma_id = t.id and v.papel = 'professor' and not v.auxiliar
    where t.nome = ${TURMA} and t.status = 'ativa' order by v.id limit 1`.execute(tx)
  return rows[0]
}

async function putRegra(tx: Kysely<DB>, professor: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into regra_trilha (usuario_id, nome, nome_eixo)
    values (${professor}, 'Expedição', '["Região","Regiões"]') returning id`.execute(tx)
  await sql`insert into regra_trilha (nome, nome_eixo, nome_habilidade, livre) values
    ('Módulos e passos, sem trancas', '["Módulo","Módulos"]', '["Passo","Passos"]', true),
    ('Unidades e objetivos', '["Unidade","Unidades"]', '["Objetivo","Objetivos"]', false)`.execute(tx)
  return Number(rows[0]?.id)
}

/** The axes, skills and lessons of a path: what is published, or its draft. Lessons that are not there are left out. */
async function putEstrutura(tx: Kysely<DB>, trilha: number, { publicada, eixos }: TrilhaDemo): Promise<void> {
  const table = (name: string) => sql.table(`${publicada ? 'trilha' : 'rascunho'}_${name}`)
  const habilidades = eixos.flatMap((eixo, at) =>
    eixo.habilidades.map(({ destaque = false, ...rest }, ordem) => ({
      ...rest,
      destaque,
      eixo: at + 1,
      ordem: ordem + 1,
    })),
  )
  const text = JSON.stringify(eixos.map(({ nome, descricao }) => ({ nome, descricao })))
  await sql`
    with eixo as (
      insert into ${table('eixo')} (trilha_id, nome, descricao, ordem)
      select ${trilha}, x.dado ->> 'nome', x.dado ->> 'descricao', x.ordem
      from jsonb_array_elements(${text}::jsonb) with ordinality as x (dado, ordem) returning id, ordem),
    skill as (
      select x.*, e.id as eixo_id, nextval('trilha_no') as id
      from jsonb_to_recordset(${JSON.stringify(habilidades)}::jsonb)
        as x (nome text, descricao text, destaque boolean, eixo int, ordem int, aulas jsonb)
      join eixo e on e.ordem = x.eixo order by x.eixo, x.ordem),
    habilidade as (
      insert into ${table('habilidade')} (id, trilha_id, eixo_id, nome, descricao, ordem, destaque)
      select id, ${trilha}, eixo_id, nome, descricao, ordem, destaque from skill returning id)
    insert into ${table('aula')} (trilha_id, habilidade_id, aula_id, nivel, ordem)
    select ${trilha}, s.id, (select min(a.id) from aula a where a.titulo = y.titulo and a.versao > 0), y.nivel, y.nivel
    from skill s join habilidade h on h.id = s.id, jsonb_array_elements_text(s.aulas) with ordinality as y (titulo, nivel)
    where exists (select from aula a where a.titulo = y.titulo and a.versao > 0)`.execute(tx)
}

async function put(
  tx: Kysely<DB>,
  demo: TrilhaDemo,
  { professor, turma, escola, regra, now }: Place & { regra: number; now: Date },
): Promise<void> {
  const { nome, codigo, descricao, cenario, musica, carga_horaria, status, publicada, agenda } = demo
  const since = daysFrom(now, Math.min(-2, (agenda?.inicio ?? 0) - 5))
  const { rows } = await sql<{ id: number }>`
    insert into trilha (usuario_id, rede_id, regra_id, nome, codigo, descricao, cenario, musica, carga_horaria, status,
      versao, publicada_em, criada_em, atualizada_em)
    values (${professor}, ${escola}, ${regra}, ${nome}, ${codigo}, ${descricao}, ${cenario}, ${musica}, ${carga_horaria},
      ${status}, ${Number(publicada)}, ${publicada ? since : null}::timestamptz, ${since}, ${since}) returning id`.execute(
    tx,
  )
  const id = Number(rows[0]?.id)
  if (!publicada)
    await sql`
      insert into trilha_rascunho (trilha_id, nome, descricao, regra_id, cenario, musica, carga_horaria, alterado_em)
      select id, nome, descricao, regra_id, cenario, musica, carga_horaria, atualizada_em from trilha
      where id = ${id}`.execute(tx)
  await putEstrutura(tx, id, demo)
  if (agenda)
    await sql`
      insert into trilha_grupo (trilha_id, turma_id, inicio, fim, created_at)
      values (${id}, ${turma}, ${daysFrom(now, agenda.inicio)}::timestamptz,
        ${agenda.fim === null ? null : daysFrom(now, agenda.fim)}::timestamptz, ${since})`.execute(tx)
}

/** Writes the paths of the tenant that the transaction is bound to; its lessons are there. */
export async function seedTrilhas(tx: Kysely<DB>, now: Date): Promise<void> {
  const place = await placeOf(tx)
  if (!place) return
  const regra = await putRegra(tx, place.professor)
  for (const demo of TRILHAS) await put(tx, demo, { ...place, regra, now })
}
