/** Lessons of a large tenant and what its pupils made of them: patterns taken from the demonstration's lessons. */
import { type Kysely, sql } from 'kysely'
import { makeCodigo } from '../areas/ensino/aula/rules.ts'
import type { Rubrica } from '../areas/ensino/aula/shapes-telas.ts'
import { ABERTAS, isJogo } from '../areas/ensino/aula/shapes-tipos.ts'
import type { DB } from '../database/types.ts'
import type { AulaDemo } from './aulas/escrever.ts'
import { EXATAS } from './aulas/exatas.ts'
import { HUMANAS } from './aulas/humanas.ts'
import { LINGUAGENS } from './aulas/linguagens.ts'
import { answer, publishTela } from './aulas.ts'
import type { LargeSizes } from './large.ts'
import { addFeitas } from './large-feitas.ts'
import { dice, type Step } from './large-step.ts'
import { openRandom } from './random.ts'

const n = sql`a.n`

/** Lessons that a class is given. */
const POR_TURMA = 5
const AULAS_POR_PLAYLIST = 12
const TURMAS_POR_PLAYLIST = 10

/** Without files, and open at most where somebody writes: those that the database can answer by itself. */
const isModelo = ({ telas }: AulaDemo): boolean =>
  telas.every(({ tipo }) => tipo === 'dissertativa' || !(ABERTAS as readonly string[]).includes(tipo))

/** The lessons that all others repeat, with a right and a wrong answer for each of their screens. */
function makeModelos() {
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

/** Room beside the tables, which the role of the requests may write. */
export async function reserveAulas(tx: Kysely<DB>): Promise<void> {
  await sql`create temp table modelo (modelo int primary key, titulo text, descricao text, disciplina text,
    jogo boolean, telas int) on commit drop`.execute(tx)
  await sql`create temp table modelo_tela (modelo int, ordem int, tipo text, titulo text, peso numeric,
    obrigatoria boolean, escrito jsonb, conteudo jsonb, gabarito jsonb, aberta boolean, certa jsonb, errada jsonb,
    niveis jsonb, primary key (modelo, ordem)) on commit drop`.execute(tx)
  await sql`create temp table feita (aula_id bigint, turma_id bigint, aluno_id bigint, tela_id bigint, peso numeric,
    aberta boolean, resposta jsonb, fracao numeric, espera boolean, em timestamptz) on commit drop`.execute(
    tx,
  )
  await sql`create temp table aula_feita (n int primary key, id bigint, modelo int) on commit drop`.execute(
    tx,
  )
  await sql`grant select, insert on modelo, modelo_tela, feita, aula_feita to turmalina_app`.execute(tx)
}

/** Lessons with their versions, in classes and playlists; then attempts, answers, results and deliveries. */
export async function addAulas(step: Step, tx: Kysely<DB>, sizes: LargeSizes, now: Date): Promise<void> {
  const { modelos, telas } = makeModelos()
  await sql`insert into modelo select * from jsonb_populate_recordset(null::modelo, ${JSON.stringify(modelos)}::jsonb)`.execute(
    tx,
  )
  await step(
    'modelos de telas',
    'modelo_tela',
    sql`insert into modelo_tela
      select * from jsonb_populate_recordset(null::modelo_tela, ${JSON.stringify(telas)}::jsonb)`,
  )
  await addLessons(step, sizes, modelos.length, now)
  await addPlaylists(step, sizes)
  await addFeitas(step, sizes, now)
}

async function addLessons(step: Step, sizes: LargeSizes, modelos: number, now: Date): Promise<void> {
  const { alunos, aulas, professores, turmas } = sizes
  const random = openRandom(aulas)
  const codigos = new Set<string>()
  while (codigos.size < aulas) codigos.add(makeCodigo((below) => random.below(below)))
  await step(
    'aulas',
    'aula',
    // Of ten lessons one is a draft, one is for everybody who signs in, the others for the network.
    sql`insert into aula (codigo, usuario_id, rede_id, titulo, descricao, disciplina_id, estado, visibilidade, alcance,
        versao, jogo, alterada_em, publicada_em, created_at)
      select (${[...codigos]}::text[])[a.n], u.id, r.id, left(m.titulo, 100) || ' (' || a.n || ')', m.descricao, d.id,
        case when a.n % 10 = 9 then 'rascunho' else 'publicada' end,
        case a.n % 10 when 9 then 'privada' when 8 then 'plataforma' else 'rede' end,
        case a.n % 10 when 9 then 'privada' when 8 then 'plataforma' else 'rede' end,
        case when a.n % 10 = 9 then 0 else 1 end, m.jogo and a.n % 10 <> 9, a.em, case when a.n % 10 <> 9 then a.em end, a.em
      from (select n, ${now}::timestamptz - make_interval(days => 60 + ${dice(sql`n`, 21, 120)}) as em
        from generate_series(1, ${aulas}::int) n) a
      join modelo m on m.modelo = a.n % ${modelos}::int
      join ids_usuario u on u.n = ${alunos}::int + 1 + a.n % ${professores}::int
      cross join (select id from rede where pai_id is null limit 1) r
      left join disciplina d on d.sigla = m.disciplina order by a.n`,
  )
  await step(
    'modelos das aulas',
    'aula_feita',
    sql`insert into aula_feita select x.n, a.id, x.n % ${modelos}::int
      from unnest(${[...codigos]}::text[]) with ordinality as x (codigo, n) join aula a on a.codigo = x.codigo`,
  )
  await step(
    'telas',
    'tela',
    sql`insert into tela (aula_id, ordem, tipo, titulo, conteudo, alterada_em, alterada_por)
      select a.id, m.ordem, m.tipo, m.titulo, m.escrito, l.alterada_em, l.usuario_id
      from aula_feita a join modelo_tela m on m.modelo = a.modelo join aula l on l.id = a.id order by a.n, m.ordem`,
  )
  await step(
    'versões',
    'aula_versao',
    sql`insert into aula_versao (aula_id, numero, titulo, descricao, navegacao, tentativas, nota_minima, total_telas,
        publicada_em, publicada_por)
      select l.id, 1, l.titulo, l.descricao, l.navegacao, l.tentativas, l.nota_minima, m.telas, l.publicada_em, l.usuario_id
      from aula_feita a join aula l on l.id = a.id join modelo m on m.modelo = a.modelo where l.versao = 1`,
  )
  await step(
    'telas das versões',
    'versao_tela',
    sql`insert into versao_tela (aula_id, versao, tela_id, ordem, tipo, titulo, peso, obrigatoria, conteudo, gabarito)
      select t.aula_id, 1, t.id, m.ordem, m.tipo, m.titulo, m.peso, m.obrigatoria, m.conteudo, m.gabarito
      from aula_feita a join modelo_tela m on m.modelo = a.modelo
      join tela t on t.aula_id = a.id and t.ordem = m.ordem where ${n} % 10 <> 9`,
  )
  await step(
    'telas como escritas',
    'versao_escrita',
    sql`insert into versao_escrita (aula_id, versao, tela_id, conteudo)
      select v.aula_id, v.versao, v.tela_id, t.conteudo from versao_tela v join tela t on t.id = v.tela_id`,
  )
  await step(
    'aulas das turmas',
    'turma_aula',
    sql`insert into turma_aula (turma_id, aula_id, usuario_id, inicio, created_at)
      select t.id, a.id, u.id, l.publicada_em + interval '1 day', l.publicada_em
      from ids_turma t join ids_usuario u on u.n = ${alunos}::int + 1 + (t.n - 1) / 2
      cross join generate_series(0, ${POR_TURMA - 1}::int) j
      join aula_feita a on a.n = 1 + (t.n * 7 + j * ${Math.max(1, Math.floor(aulas / POR_TURMA))}::int) % ${aulas}::int
      join aula l on l.id = a.id
      where l.versao = 1 and t.n <= ${turmas}::int
      on conflict do nothing`,
  )
}

/** One for each school, one for every ten classes, and one for the whole network. */
async function addPlaylists(step: Step, { alunos, aulas, escolas, turmas }: LargeSizes): Promise<void> {
  const ofTurmas = Math.ceil(turmas / TURMAS_POR_PLAYLIST)
  await step(
    'playlists',
    'playlist',
    sql`insert into playlist (usuario_id, nome, tipo)
      select u.id, 'Medição ' || p, case when p % 3 = 0 then 'PAC' else 'PAD' end
      from generate_series(1, ${1 + escolas + ofTurmas}::int) p
      join ids_usuario u on u.n = ${alunos}::int + 1 + p % ${sql`greatest(1, ${Math.floor(turmas / 2)}::int)`}`,
  )
  await step(
    'aulas das playlists',
    'playlist_aula',
    sql`insert into playlist_aula (playlist_id, aula_id, ordem)
      select p.id, a.id, row_number() over (partition by p.id order by j)
      from (select id, row_number() over (order by id) as n from playlist) p
      cross join generate_series(0, ${Math.min(AULAS_POR_PLAYLIST, aulas) - 1}::int) j
      join aula_feita a on a.n = 1 + (p.n * 13 + j) % ${aulas}::int and a.n % 10 <> 9`,
  )
  await step(
    'vínculos das playlists',
    'playlist_vinculo',
    sql`insert into playlist_vinculo (playlist_id, rede_id, turma_id)
      select p.id, r.id, t.id from (select id, row_number() over (order by id) as n from playlist) p
      left join ids_rede r on r.n = p.n and p.n <= ${1 + escolas}::int
      left join ids_turma t on p.n > ${1 + escolas}::int
        and t.n between 1 + (p.n - ${2 + escolas}::int) * ${TURMAS_POR_PLAYLIST}::int
          and (p.n - ${1 + escolas}::int) * ${TURMAS_POR_PLAYLIST}::int
      where r.id is not null or t.id is not null`,
  )
}
