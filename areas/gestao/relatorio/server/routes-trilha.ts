/** Handlers of reports of paths: for the staff of a class, as its other reports are. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { can } from '../../../../core/policy/policy.ts'
import type { Context, Handlers } from '../../../../core/server/context.ts'
import { failure, notFound } from '../../../../core/server/failure.ts'
import { turmaPolicy } from '../../../escola/turma/policy.ts'
import { requireRecurso } from '../../../escola/turma/server/public.ts'
import { REGRA_PADRAO } from '../../../trilhas/trilha/rules.ts'
import { comBonus, mereceCertificado, valorDe } from '../../../trilhas/trilha/rules-pontos.ts'
import * as queries from '../../../trilhas/trilha/server/public-relatorio.ts'
import type { NotaDaTrilha, NotaDoBoletim, relatorioTrilhaApi } from '../contract-trilha.ts'
import { bestGrades, mean, meanTime } from '../rules-trilha.ts'
import { relatorioTexts } from '../texts.ts'
import { countAlunos, listAlunos, listTurmas, type TurmaRow } from './queries-turma.ts'

const tooMany = () => failure(422, 'muitas_linhas', relatorioTexts.muitasTrilhas)

/** Classes of which the person is staff, all that are named: 404 for one that they don't see, 403 for one that they do. */
async function turmasFor(
  { tx, actor, authorize }: Context,
  which: Parameters<typeof listTurmas>[1],
): Promise<TurmaRow[]> {
  const turmas = await listTurmas(tx, which)
  const wanted = 'ids' in which ? which.ids.length : 1
  if (turmas.length < wanted || turmas.some((turma) => !can(turmaPolicy, actor, 'view', turma)))
    throw notFound()
  for (const turma of turmas) authorize(turmaPolicy, 'viewContacts', turma)
  return turmas
}

async function turmaFor(context: Context, which: { id: number } | { codigo: string }): Promise<TurmaRow> {
  const [turma] = await turmasFor(context, 'id' in which ? { ids: [which.id] } : which)
  if (!turma) throw notFound()
  requireRecurso(turma.trilhas, 'trilhas')
  return turma
}

/** A path as it is counted. */
interface Contada {
  id: number
  nome: string
  pontos_possiveis: number
  habilidades: (queries.HabilidadeRow & { possiveis: number })[]
  regra: { minimo_certificado: number; minimo_nivel: number }
}

/** The paths that classes follow, each once, with what there is to earn on them. */
async function contadas(
  { tx }: Context,
  asked: Parameters<typeof queries.listTrilhas>[1],
): Promise<{ trilhas: Contada[]; seguidas: queries.TrilhaRow[] }> {
  const seguidas = await queries.listTrilhas(tx, asked)
  const once = [...new Map(seguidas.map((row) => [row.id, row])).values()]
  const skills = await queries.listHabilidades(
    tx,
    once.map(({ id }) => id),
  )
  const trilhas = once.map(({ id, nome, minimo_certificado, minimo_nivel }) => {
    const habilidades = skills
      .filter(({ trilha_id }) => trilha_id === id)
      .map((skill) => ({
        ...skill,
        possiveis: comBonus(
          skill.niveis.reduce((sum, nivel) => sum + valorDe(nivel), 0),
          skill.destaque,
        ),
      }))
    return {
      id,
      nome,
      pontos_possiveis: habilidades.reduce((sum, { possiveis }) => sum + possiveis, 0),
      habilidades,
      regra: {
        minimo_certificado: minimo_certificado ?? REGRA_PADRAO.minimo_certificado,
        minimo_nivel: minimo_nivel ?? REGRA_PADRAO.minimo_nivel,
      },
    }
  })
  return { trilhas, seguidas }
}

const idsOf = (trilhas: readonly { id: number }[]): number[] => trilhas.map(({ id }) => id)

/** Section 3, "Grade note": approved is who earned what the certificate asks. */
function notaOf({ id, pontos_possiveis, habilidades, regra }: Contada, row: queries.PontoRow): NotaDaTrilha {
  const destaques = habilidades
    .filter(({ destaque, possiveis }) => destaque && possiveis > 0)
    .map((skill) => ({ pontos: row.destaques[skill.id] ?? 0, possiveis: skill.possiveis }))
  const earned = mereceCertificado({ pontos: row.pontos, possiveis: pontos_possiveis, destaques }, regra)
  return {
    id_aluno: row.usuario_id,
    id_trilha: id,
    nota_trilha: row.pontos,
    nota_tempo: row.tempo,
    status_nota: earned ? 'aprovado' : 'reprovado',
  }
}

/** The notes of paths, for each class and path. */
async function notasOf({ tx }: Context, turmas: readonly number[], trilhas: readonly Contada[]) {
  const rows = await queries.listPontos(tx, { turmas, trilhas: idsOf(trilhas) }, queries.MOST_NOTAS + 1)
  if (rows.length > queries.MOST_NOTAS) throw tooMany()
  const known = new Map(trilhas.map((trilha) => [trilha.id, trilha]))
  const notas = new Map<string, NotaDaTrilha[]>()
  for (const row of rows) {
    const trilha = known.get(row.trilha_id)
    if (!trilha) continue
    const key = `${row.turma_id} ${row.trilha_id}`
    notas.set(key, [...(notas.get(key) ?? []), notaOf(trilha, row)])
  }
  return (turma: number, trilha: number): NotaDaTrilha[] => notas.get(`${turma} ${trilha}`) ?? []
}

const mediasOf = (notas: readonly NotaDaTrilha[]) => ({
  media_nota: mean(notas.map(({ nota_trilha }) => nota_trilha)),
  media_tempo: meanTime(notas.map(({ nota_tempo }) => nota_tempo)),
})

const resumoOf = (alunos: number, notas: readonly NotaDaTrilha[]) => ({
  alunos,
  iniciaram: notas.length,
  aprovados: notas.filter(({ status_nota }) => status_nota === 'aprovado').length,
  ...mediasOf(notas),
})

const present = ({ id, nome, pontos_possiveis }: Contada) => ({ id, nome, pontos_possiveis })

const presentNota = ({ nota, data, ...row }: queries.NotaRow): Told<NotaDoBoletim> => ({
  ...row,
  nota: Number(nota),
  data,
})

interface DaTurma {
  turma_codigo: string
  idTrilha?: number
}

/** The class of a code and the paths of it: the one asked for, or all. */
async function pathsOf(context: Context, { turma_codigo, idTrilha }: DaTurma) {
  const turma = await turmaFor(context, { codigo: turma_codigo })
  const { trilhas } = await contadas(context, {
    turmas: [turma.id],
    ...(idTrilha !== undefined && { trilhas: [idTrilha] }),
  })
  if (idTrilha !== undefined && trilhas.length === 0) throw notFound(relatorioTexts.trilhaFora)
  return { turma, trilhas, alunos: await listAlunos(context.tx, turma.id) }
}

/** Section 3, "Class grade report", of the grades that `read` finds; the means are of the best ones. */
async function boletimOf(context: Context, body: DaTurma, read: typeof queries.listMelhores, best: boolean) {
  const { turma, trilhas, alunos } = await pathsOf(context, body)
  const asked = { turma: turma.id, trilhas: idsOf(trilhas) }
  const found = await read(context.tx, asked)
  if (found.length > queries.MOST_NOTAS) throw tooMany()
  const all = found.map(presentNota)
  // A lesson of two skills of a path is one column: the better of its grades stands in it.
  const kept = bestGrades(all, ({ id_aluno, id_trilha, id_aula }) => `${id_aluno} ${id_trilha} ${id_aula}`)
  const columns = new Map<string, Told<NotaDoBoletim>[]>()
  for (const nota of kept) {
    const key = `${nota.id_trilha} ${nota.id_aula}`
    columns.set(key, [...(columns.get(key) ?? []), nota])
  }
  return {
    turma_codigo: turma.codigo,
    nomeTurma: turma.nome,
    aulas: (await queries.listAulas(context.tx, asked.trilhas)).map(({ trilha_id, ...aula }) => {
      const column = columns.get(`${trilha_id} ${aula.id_aula}`) ?? []
      return {
        ...aula,
        id_trilha: trilha_id,
        media_nota: mean(column.map(({ nota }) => nota)),
        media_tempo: meanTime(column.map(({ tempo }) => tempo)),
      }
    }),
    trilha: body.idTrilha ?? null,
    trilhas: trilhas.map(present),
    alunos,
    notas: best ? kept : all,
  }
}

const NINGUEM = { iniciaram: 0, feitas: 0, em_desenvolvimento: 0, adequado: 0, avancado: 0 }

/** A skill as the pupils of a class stand in it. */
function medidaOf(skill: Contada['habilidades'][number], alunos: number, row?: queries.DominioRow) {
  const { iniciaram, feitas, em_desenvolvimento, adequado, avancado } = row ?? NINGUEM
  return {
    id: skill.id,
    nome: skill.nome,
    destaque: skill.destaque,
    pontos_possiveis: skill.possiveis,
    iniciaram,
    feitas,
    media_nota: row?.media_nota == null ? null : Number(row.media_nota),
    media_tempo: row?.media_tempo == null ? null : Number(row.media_tempo),
    dominio: {
      nao_iniciado: Math.max(0, alunos - em_desenvolvimento - adequado - avancado),
      em_desenvolvimento,
      adequado,
      avancado,
    },
  }
}

/** Axes in their order, with what `show` says of each skill. */
function eixosOf<T>(skills: Contada['habilidades'], show: (skill: Contada['habilidades'][number]) => T) {
  const eixos = new Map<number, { id: number; nome: string; habilidades: T[] }>()
  for (const skill of skills) {
    const eixo = eixos.get(skill.eixo_id) ?? { id: skill.eixo_id, nome: skill.eixo, habilidades: [] }
    eixo.habilidades.push(show(skill))
    eixos.set(skill.eixo_id, eixo)
  }
  return [...eixos.values()]
}

export const relatorioTrilhaHandlers: Handlers<typeof relatorioTrilhaApi> = {
  async trilha({ body, ...context }) {
    const all = await turmasFor(context, { ids: body.dados.turmas })
    const turmas = all.filter(({ trilhas }) => trilhas)
    const ids = idsOf(turmas)
    const { trilhas, seguidas } = await contadas(context, { turmas: ids, trilhas: body.dados.trilhas })
    const [notas, alunos] = await Promise.all([notasOf(context, ids, trilhas), countAlunos(context.tx, ids)])
    const follows = new Set(seguidas.map(({ turma_id, id }) => `${turma_id} ${id}`))
    return {
      trilhas: trilhas.map((trilha) => ({
        ...present(trilha),
        turmas: turmas
          .filter(({ id }) => follows.has(`${id} ${trilha.id}`))
          .map(({ id, codigo, nome }) => ({
            id,
            codigo,
            nome,
            ...resumoOf(alunos.get(id) ?? 0, notas(id, trilha.id)),
          })),
      })),
    }
  },

  async trilhaGrupo({ params, ...context }) {
    const { id } = await turmaFor(context, { id: params.turma })
    const { trilhas, seguidas } = await contadas(context, { turmas: [id] })
    const [notas, alunos] = await Promise.all([
      notasOf(context, [id], trilhas),
      countAlunos(context.tx, [id]),
    ])
    return {
      trilhas: trilhas.map((trilha) => {
        const own = notas(id, trilha.id)
        const grupo = seguidas.find((row) => row.id === trilha.id)
        return {
          ...present(trilha),
          agendamento: {
            inicio: grupo?.inicio ?? null,
            fim: grupo?.fim ?? null,
          },
          ...resumoOf(alunos.get(id) ?? 0, own),
          notas: own,
        }
      }),
    }
  },

  async trilhaEstatisticaGrupo({ body, ...context }) {
    const { turma, trilha: one } = body.dados
    const { id } = await turmaFor(context, { id: turma })
    const { trilhas } = await contadas(context, {
      turmas: [id],
      ...(one !== undefined && { trilhas: [one] }),
    })
    if (one !== undefined && trilhas.length === 0) throw notFound(relatorioTexts.trilhaFora)
    const [notas, counts, dominios] = await Promise.all([
      notasOf(context, [id], trilhas),
      countAlunos(context.tx, [id]),
      queries.sumDominios(context.tx, { turma: id, trilhas: idsOf(trilhas) }),
    ])
    const alunos = counts.get(id) ?? 0
    const known = new Map(dominios.map((row) => [row.habilidade_id, row]))
    return {
      trilhas: trilhas.map((trilha) => ({
        ...present(trilha),
        ...resumoOf(alunos, notas(id, trilha.id)),
        eixos: eixosOf(trilha.habilidades, (skill) => medidaOf(skill, alunos, known.get(skill.id))),
      })),
    }
  },

  creatorLabBoletim: ({ body, ...context }) => boletimOf(context, body, queries.listMelhores, true),
  relatorioTrilhasAulas: ({ body, ...context }) => boletimOf(context, body, queries.listPorVez, false),

  async relatorioTrilhas({ body, ...context }) {
    const { turma, trilhas, alunos } = await pathsOf(context, body)
    const notas = await notasOf(context, [turma.id], trilhas)
    return {
      turma_codigo: turma.codigo,
      nomeTurma: turma.nome,
      trilhas: trilhas.map((trilha) => ({ ...present(trilha), ...mediasOf(notas(turma.id, trilha.id)) })),
      alunos,
      notas: trilhas.flatMap(({ id }) => notas(turma.id, id)),
    }
  },
}
