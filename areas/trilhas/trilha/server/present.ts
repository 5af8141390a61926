/** Rows of paths as the contract tells them to authors. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import type { Actor } from '../../../../core/policy/actor.ts'
import { can } from '../../../../core/policy/policy.ts'
import { type TurmaTarget, turmaPolicy } from '../../../escola/turma/policy.ts'
import { trilhaPolicy } from '../policy.ts'
import {
  EIXO,
  HABILIDADE,
  isInAgendamento,
  labelsOf,
  REGRA_PADRAO,
  restauravelAte,
  situacaoAt,
} from '../rules.ts'
import {
  type AulaDaHabilidade,
  type Edicao,
  type Eixo,
  type Grupo,
  type Habilidade,
  NIVEIS,
  type Regra,
  type TrilhaListada,
} from '../shapes.ts'
import { alvoOf } from './find.ts'
import type { RegraJson, TrilhaRow } from './queries.ts'
import type { EdicaoRow } from './queries-edicao.ts'
import type { AulaRow, Estrutura, HabilidadeRow } from './queries-estrutura.ts'
import type { GrupoRow } from './queries-grupo.ts'
import type { Uso } from './queries-uso.ts'

/** Broken labels become the defaults. */
export function presentRegra(row: RegraJson | null): Regra {
  if (!row) return REGRA_PADRAO
  const { nome_eixo, nome_habilidade, ...rest } = row
  return {
    ...rest,
    nomeEixo: JSON.stringify(labelsOf(nome_eixo, EIXO)),
    nomeHabilidade: JSON.stringify(labelsOf(nome_habilidade, HABILIDADE)),
  }
}

interface Asker {
  actor: Pick<Actor, 'id'>
  now: Date
}

export const presentEdicao = (row: EdicaoRow, { actor, now }: Asker): Told<Edicao> => ({
  id: row.id,
  trilha_id: row.trilha_id,
  usuario: { id: row.usuario_id, nome: row.usuario_nome },
  minha: row.usuario_id === actor.id,
  iniciada_em: row.iniciada_em,
  expira_em: row.expira_em,
  encerrada: row.encerrada_em !== null || row.expira_em <= now,
  eixos: row.eixos,
  habilidades: row.habilidades,
})

/** What is read beside a path's own row, for a page of paths. */
export interface Ao {
  edicao: EdicaoRow | undefined
  grupos: readonly GrupoRow[]
  uso: Uso
}

export function presentTrilha(
  row: TrilhaRow,
  { edicao, grupos, uso }: Ao,
  { actor, now }: { actor: Actor; now: Date },
): Told<TrilhaListada> {
  const regra = presentRegra(row.regra)
  const ate = row.excluida_em && restauravelAte(row.excluida_em)
  const editar = can(trilhaPolicy, actor, 'edit', alvoOf(row))
  return {
    id: row.id,
    nome: row.nome,
    descricao: row.descricao,
    codigo: row.codigo,
    status: row.status,
    restauravel_ate: ate && ate > now ? ate : null,
    regra_id: regra.id,
    regra,
    cenario: row.cenario,
    versao: row.versao,
    publicada_em: row.publicada_em,
    atualizada_em: row.atualizada_em,
    rascunho: row.rascunho,
    usuario: { id: row.usuario_id, nome: row.usuario_nome },
    rede: row.rede_id === null ? null : { id: row.rede_id, nome: row.rede_nome ?? '' },
    total_eixos: row.total_eixos,
    total_habilidades: row.total_habilidades,
    total_aulas: row.total_aulas,
    total_grupos: row.total_grupos,
    grupos: grupos
      .filter((grupo) => seesGrupo(actor, row, grupo))
      .map((grupo) => presentGrupo(grupo, row, { actor, now })),
    tentativas: uso.proprietario + uso.outros,
    uso,
    isInAgendamento: isInAgendamento(row.usuario_id === actor.id, grupos, now),
    edicao: edicao ? presentEdicao(edicao, { actor, now }) : null,
    permissoes: {
      editar: editar && row.status !== 3,
      agendar: row.status !== 3,
      assumir: editar && edicao !== undefined && edicao.usuario_id !== actor.id,
    },
  }
}

const presentAula = (row: AulaRow, { niveis }: Regra): AulaDaHabilidade => ({
  pro_id: row.id,
  pro_titulo: row.titulo,
  pro_codigo: row.codigo,
  nivel_id: row.nivel,
  dificuldade: niveis[row.nivel - 1] ?? '',
  disponivel: row.disponivel,
  telas: row.telas,
})

export const presentHabilidade = (
  { trilha_id, eixo_id, ...row }: HabilidadeRow,
  aulas: readonly AulaRow[],
  regra: Regra,
  tentativas: number,
): Habilidade => ({
  ...row,
  ref_trilha_id: trilha_id,
  ref_eixo_id: eixo_id,
  projetos: aulas.map((aula) => presentAula(aula, regra)),
  niveis: NIVEIS.map((id) => ({
    id,
    nome: regra.niveis[id - 1] ?? '',
    total_aulas: aulas.filter(({ nivel }) => nivel === id).length,
  })),
  tentativas,
})

const groupBy = <T>(rows: readonly T[], key: (row: T) => number): ReadonlyMap<number, T[]> => {
  const groups = new Map<number, T[]>()
  for (const row of rows) {
    const group = groups.get(key(row))
    if (group) group.push(row)
    else groups.set(key(row), [row])
  }
  return groups
}

/** What was done along a path: turns by skill, and by axis the skills that the asker has done. */
export interface Feito {
  vezes: ReadonlyMap<number, number>
  realizadas: ReadonlyMap<number, number>
}

/** Axes in order, each with its skills, each with its lessons by level. */
export function presentEixos(
  { eixos, habilidades, aulas }: Estrutura,
  regra: Regra,
  { vezes, realizadas }: Feito,
): Eixo[] {
  const ofEixo = groupBy(habilidades, ({ eixo_id }) => eixo_id)
  const ofHabilidade = groupBy(aulas, ({ habilidade_id }) => habilidade_id)
  return eixos.map((eixo) => ({
    ...eixo,
    realizadas_eixo: realizadas.get(eixo.id) ?? 0,
    habilidades: (ofEixo.get(eixo.id) ?? []).map((row) =>
      presentHabilidade(row, ofHabilidade.get(row.id) ?? [], regra, vezes.get(row.id) ?? 0),
    ),
  }))
}

const turmaOf = ({ id, status, caminho }: GrupoRow): TurmaTarget => ({ id, status, redeCaminho: caminho })

const seesTurma = (actor: Actor, grupo: GrupoRow): boolean => can(turmaPolicy, actor, 'view', turmaOf(grupo))

/** A class is told to who changes the path, and to who is of the class or oversees it. */
export const seesGrupo = (actor: Actor, trilha: TrilhaRow, grupo: GrupoRow): boolean =>
  can(trilhaPolicy, actor, 'edit', alvoOf(trilha)) || seesTurma(actor, grupo)

/** Who leads the class, or may change the path, changes the dates and takes it away. */
export const mayChangeGrupo = (actor: Actor, trilha: TrilhaRow, grupo: GrupoRow): boolean =>
  can(trilhaPolicy, actor, 'edit', alvoOf(trilha)) || can(turmaPolicy, actor, 'manage', turmaOf(grupo))

export const presentGrupo = (
  row: GrupoRow,
  trilha: TrilhaRow,
  { actor, now }: { actor: Actor; now: Date },
): Told<Grupo> => ({
  id: row.id,
  // People join a class by its code: it is for those who see the class.
  codigo: seesTurma(actor, row) ? row.codigo : '',
  nome: row.nome,
  escola: row.escola,
  agendamento: { inicio: row.inicio, fim: row.fim },
  situacao: situacaoAt(row, now),
  permissoes: { mudar: mayChangeGrupo(actor, trilha, row) },
})
