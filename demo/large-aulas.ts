/** Lessons of a large tenant and what its pupils made of them: patterns taken from the demonstration's lessons. */
import { type Kysely, sql } from 'kysely'
import { makeCodigo } from '../areas/ensino/aula/rules.ts'
import { aulaRows, guardarEscritas, publicarAulas } from '../areas/ensino/aula/server/factory-rows.ts'
import type { Rubrica } from '../areas/ensino/aula/shapes-telas.ts'
import { ABERTAS, isJogo } from '../areas/ensino/aula/shapes-tipos.ts'
import { listDisciplinas } from '../areas/ensino/catalogo/server/public.ts'
import { playlistRows } from '../areas/ensino/playlist/server/factory-rows.ts'
import { reserveIds } from '../core/server/rows.ts'
import type { DB } from '../database/types.ts'
import type { AulaDemo } from './aulas/escrever.ts'
import { EXATAS } from './aulas/exatas.ts'
import { HUMANAS } from './aulas/humanas.ts'
import { LINGUAGENS } from './aulas/linguagens.ts'
import { answer, publishTela } from './aulas.ts'
import type { LargeSizes } from './large.ts'
import { addFeitas, reserveFeitas } from './large-feitas.ts'
import { beside, dice, type Step } from './large-step.ts'
import { openRandom } from './random.ts'

/** Lessons that a class is given. */
const POR_TURMA = 5
const AULAS_POR_PLAYLIST = 12
const TURMAS_POR_PLAYLIST = 10

/** Without files, and open at most where somebody writes: those that the database can answer by itself. */
const isModelo = ({ telas }: AulaDemo): boolean =>
  telas.every(({ tipo }) => tipo === 'dissertativa' || !(ABERTAS as readonly string[]).includes(tipo))

/** The lessons that all others repeat, with a right and a wrong answer for each of their screens. */
export function makeModelos() {
  const random = openRandom(11)
  const modelos = [...LINGUAGENS, ...EXATAS, ...HUMANAS].filter(isModelo)
  return {
    modelos: modelos.map(({ titulo, descricao, disciplina, telas }, at) => ({
      modelo: at,
      titulo,
      descricao,
      disciplina,
      jogo: telas.every(({ tipo }) => isJogo(tipo)),
      telas: telas.length,
    })),
    telas: modelos.flatMap(({ titulo: aula, telas }, modelo) =>
      telas.map(({ tipo, titulo, conteudo: escrito }, at) => {
        const tela = publishTela({ tipo, titulo, escrito }, `${aula} ${at}`)
        const aberta = tipo === 'dissertativa'
        const { rubrica } = escrito as { rubrica?: Rubrica }
        return {
          modelo,
          ordem: at + 1,
          ...tela,
          escrito,
          aberta,
          certa: aberta ? { texto: 'Escrevi sobre a minha rua.' } : answer({ id: 0, ...tela }, true, random),
          errada: aberta ? null : answer({ id: 0, ...tela }, false, random),
          niveis: (rubrica ?? []).map(({ id, niveis }) => ({ criterio: id, nivel: niveis.length - 1 })),
        }
      }),
    ),
  }
}

export type Modelos = ReturnType<typeof makeModelos>

/** The network's own, one a school, and one for every ten classes. */
const countPlaylists = ({ escolas, turmas }: LargeSizes) =>
  1 + escolas + Math.ceil(turmas / TURMAS_POR_PLAYLIST)

/** Ids, and room beside the tables, which the role of the requests may write. */
export async function reserveAulas(tx: Kysely<DB>, sizes: LargeSizes, { modelos }: Modelos): Promise<void> {
  const telas = Array.from({ length: sizes.aulas }, (_, i) => modelos[(i + 1) % modelos.length]?.telas ?? 0)
  await reserveIds(tx, aulaRows.aula, sizes.aulas)
  await reserveIds(
    tx,
    aulaRows.tela,
    telas.reduce((sum, many) => sum + many, 0),
  )
  await reserveIds(tx, aulaRows.turma_aula, sizes.turmas * POR_TURMA)
  await reserveIds(tx, playlistRows.playlist, countPlaylists(sizes))
  await sql`create temp table modelo (modelo int primary key, titulo text, descricao text, disciplina_id bigint,
    jogo boolean, telas int) on commit drop`.execute(tx)
  await sql`create temp table modelo_tela (modelo int, ordem int, tipo text, titulo text, peso numeric,
    obrigatoria boolean, escrito jsonb, conteudo jsonb, gabarito jsonb, aberta boolean, certa jsonb, errada jsonb,
    niveis jsonb, primary key (modelo, ordem)) on commit drop`.execute(tx)
  await sql`create temp table aula_feita (n int primary key, id bigint unique, modelo int, autor bigint, em timestamptz,
    publicada boolean) on commit drop`.execute(tx)
  await sql`create temp table tela_feita (id bigint, aula_id bigint, ordem int, primary key (aula_id, ordem)) on commit drop`.execute(
    tx,
  )
  await sql`create temp table dada (id bigint, turma_id bigint, aula_id bigint, usuario_id bigint, inicio timestamptz,
    em timestamptz, primary key (turma_id, aula_id)) on commit drop`.execute(tx)
  await sql`grant select, insert on modelo, modelo_tela, aula_feita, tela_feita, dada to turmalina_app`.execute(
    tx,
  )
  await reserveFeitas(tx)
}

interface Work {
  tx: Kysely<DB>
  step: Step
  sizes: LargeSizes
  modelos: Modelos
  now: Date
}

/** Lessons with their versions, in classes and playlists; then attempts, answers, results and deliveries. */
export async function addAulas({ tx, step, sizes, modelos: { modelos, telas }, now }: Work): Promise<void> {
  const disciplinas = new Map((await listDisciplinas(tx)).map(({ sigla, id }) => [sigla, id]))
  const known = modelos.map((one) => ({ ...one, disciplina_id: disciplinas.get(one.disciplina) ?? null }))
  await sql`insert into modelo select * from jsonb_populate_recordset(null::modelo, ${JSON.stringify(known)}::jsonb)`.execute(
    tx,
  )
  await step(
    'modelos de telas',
    beside('modelo_tela'),
    sql`insert into modelo_tela
      select * from jsonb_populate_recordset(null::modelo_tela, ${JSON.stringify(telas)}::jsonb)`,
  )
  await addLessons(step, sizes, modelos.length, now)
  await addPlaylists(step, sizes)
  await addFeitas(tx, step, now)
}

async function addLessons(step: Step, sizes: LargeSizes, modelos: number, now: Date): Promise<void> {
  const { alunos, aulas, professores } = sizes
  const random = openRandom(aulas)
  const codigos = new Set<string>()
  while (codigos.size < aulas) codigos.add(makeCodigo((below) => random.below(below)))
  await step(
    'modelos das aulas',
    beside('aula_feita'),
    sql`insert into aula_feita
      select i.n, i.id, i.n % ${modelos}::int, u.id,
        ${now}::timestamptz - make_interval(days => 60 + ${dice(sql`i.n`, 21, 120)}), i.n % 10 <> 9
      from ids_aula i join ids_usuario u on u.n = ${alunos}::int + 1 + i.n % ${professores}::int`,
  )
  await step(
    'aulas',
    aulaRows.aula,
    // Of ten lessons one is a draft, one is for everybody who signs in, the others for the network.
    aulaRows.aula.fill(
      [
        ...([
          'id',
          'codigo',
          'usuario_id',
          'rede_id',
          'titulo',
          'descricao',
          'disciplina_id',
          'estado',
        ] as const),
        ...([
          'visibilidade',
          'alcance',
          'versao',
          'jogo',
          'alterada_em',
          'publicada_em',
          'created_at',
        ] as const),
      ],
      sql`select a.id, (${[...codigos]}::text[])[a.n], a.autor, r.id, left(m.titulo, 100) || ' (' || a.n || ')',
          m.descricao, m.disciplina_id, case when a.publicada then 'publicada' else 'rascunho' end, v.para, v.para,
          a.publicada::int, m.jogo and a.publicada, a.em, case when a.publicada then a.em end, a.em
        from aula_feita a join modelo m on m.modelo = a.modelo join ids_rede r on r.n = 1
        cross join lateral (
          select case a.n % 10 when 9 then 'privada' when 8 then 'plataforma' else 'rede' end as para) v
        order by a.n`,
    ),
  )
  await addTelas(step)
  await giveLessons(step, sizes)
}

/** The screens of all lessons, and the versions of those that are published. */
async function addTelas(step: Step): Promise<void> {
  await step(
    'telas das aulas',
    beside('tela_feita'),
    sql`insert into tela_feita
      select i.id, x.aula_id, x.ordem from (
        select a.id as aula_id, m.ordem, row_number() over (order by a.n, m.ordem) as n
        from aula_feita a join modelo_tela m on m.modelo = a.modelo) x
      join ids_tela i on i.n = x.n`,
  )
  const written = sql`tela_feita t join aula_feita a on a.id = t.aula_id
    join modelo_tela m on m.modelo = a.modelo and m.ordem = t.ordem`
  await step(
    'telas',
    aulaRows.tela,
    aulaRows.tela.fill(
      ['id', 'aula_id', 'ordem', 'tipo', 'titulo', 'conteudo', 'alterada_em', 'alterada_por'],
      sql`select t.id, a.id, m.ordem, m.tipo, m.titulo, m.escrito, a.em, a.autor from ${written} order by t.id`,
    ),
  )
  await step(
    'versões',
    aulaRows.aula_versao,
    publicarAulas(sql`(select a.id, m.telas from aula_feita a join modelo m on m.modelo = a.modelo)`),
  )
  await step(
    'telas das versões',
    aulaRows.versao_tela,
    aulaRows.versao_tela.fill(
      [
        ...(['aula_id', 'versao', 'tela_id', 'ordem', 'tipo', 'titulo', 'peso', 'obrigatoria'] as const),
        ...(['conteudo', 'gabarito'] as const),
      ],
      sql`select a.id, 1, t.id, m.ordem, m.tipo, m.titulo, m.peso, m.obrigatoria, m.conteudo, m.gabarito
        from ${written} where a.publicada`,
    ),
  )
  await step('telas como escritas', aulaRows.versao_escrita, guardarEscritas)
}

async function giveLessons(step: Step, { alunos, aulas, turmas }: LargeSizes): Promise<void> {
  await step(
    'aulas por turma',
    beside('dada'),
    sql`insert into dada
      select i.id, x.turma_id, x.aula_id, x.usuario_id, x.em + interval '1 day', x.em
      from (
        select row_number() over (order by a.n, j desc, t.n desc) as n, t.id as turma_id, a.id as aula_id, u.id as usuario_id, a.em
        from ids_turma t join ids_usuario u on u.n = ${alunos}::int + 1 + (t.n - 1) / 2
        cross join generate_series(0, ${POR_TURMA - 1}::int) j
        join aula_feita a on a.n = 1 + (t.n * 7 + j * ${Math.max(1, Math.floor(aulas / POR_TURMA))}::int) % ${aulas}::int
        where a.publicada and t.n <= ${turmas}::int) x
      join ids_turma_aula i on i.n = x.n order by x.n
      on conflict do nothing`,
  )
  await step(
    'aulas das turmas',
    aulaRows.turma_aula,
    aulaRows.turma_aula.fill(
      ['id', 'turma_id', 'aula_id', 'usuario_id', 'inicio', 'created_at'],
      sql`select id, turma_id, aula_id, usuario_id, inicio, em from dada`,
    ),
  )
}

/** One for each school, one for every ten classes, and one for the whole network. */
async function addPlaylists(step: Step, sizes: LargeSizes): Promise<void> {
  const { alunos, aulas, escolas, turmas } = sizes
  await step(
    'playlists',
    playlistRows.playlist,
    playlistRows.playlist.fill(
      ['id', 'usuario_id', 'nome', 'tipo'],
      sql`select p.id, u.id, 'Medição ' || p.n, case when p.n % 3 = 0 then 'PAC' else 'PAD' end
        from ids_playlist p
        join ids_usuario u on u.n = ${alunos}::int + 1 + p.n % greatest(1, ${Math.floor(turmas / 2)}::int)`,
    ),
  )
  await step(
    'aulas das playlists',
    playlistRows.playlist_aula,
    playlistRows.playlist_aula.fill(
      ['playlist_id', 'aula_id', 'ordem'],
      sql`select p.id, a.id, row_number() over (partition by p.id order by j)
        from ids_playlist p
        cross join generate_series(0, ${Math.min(AULAS_POR_PLAYLIST, aulas) - 1}::int) j
        join aula_feita a on a.n = 1 + (p.n * 13 + j) % ${aulas}::int and a.publicada`,
    ),
  )
  await step(
    'vínculos das playlists',
    playlistRows.playlist_vinculo,
    playlistRows.playlist_vinculo.fill(
      ['playlist_id', 'rede_id', 'turma_id'],
      sql`select p.id, r.id, t.id from ids_playlist p
        left join ids_rede r on r.n = p.n and p.n <= ${1 + escolas}::int
        left join ids_turma t on p.n > ${1 + escolas}::int
          and t.n between 1 + (p.n - ${2 + escolas}::int) * ${TURMAS_POR_PLAYLIST}::int
            and (p.n - ${1 + escolas}::int) * ${TURMAS_POR_PLAYLIST}::int
        where r.id is not null or t.id is not null`,
    ),
  )
}
