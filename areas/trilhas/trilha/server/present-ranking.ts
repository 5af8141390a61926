/** Rankings as they travel: names as their owners let them be seen, positions in competition style. */
import type { Actor } from '../../../../core/policy/actor.ts'
import { fileUrl } from '../../../acesso/arquivo/server/public.ts'
import { nomeCurto, shownTo } from '../../../escola/turma/rules-perfil.ts'
import { type Classificado, classificar, rotuloDe } from '../rules-ranking.ts'
import type { GrupoNoRanking, Posicao } from '../shapes-aprender.ts'
import type { GeralRow, GrupoRow, RankingRow } from './queries-ranking.ts'

/** For whom, when, and with which key the addresses of photos are signed. */
export interface Viewer {
  actor: Actor
  now: Date
  services: { config: { secretKey: string } }
  brand: { ownerId: number }
}

type Mostrada = Classificado<RankingRow> & { shown: string; foto: string | null; eu: boolean }

function show<T extends RankingRow>({ actor, now, services, brand }: Viewer, row: T) {
  const { nome, foto } = shownTo(actor, { ...row, papel: 'aluno' })
  const address = () =>
    fileUrl(
      services.config.secretKey,
      brand.ownerId,
      { id: row.foto_id as number, nome: 'foto' },
      now,
      'miniatura',
    )
  return {
    ...row,
    shown: nome,
    foto: foto && row.foto_id !== null ? address() : null,
    eu: row.id === actor.id,
  }
}

/** Rows in order of their positions: of equals the quicker, then by the name that is shown. */
export const rankRows = (viewer: Viewer, rows: readonly RankingRow[]): Mostrada[] =>
  classificar(
    rows.map((row) => {
      const shown = show(viewer, row)
      return { ...shown, nome: shown.shown }
    }),
  )

export const presentPosicao = (row: Mostrada): Posicao => ({
  posicao: row.posicao,
  rotulo: row.rotulo,
  id_aluno: row.id,
  nome: row.shown,
  foto: row.foto,
  pontos: row.pontos ?? 0,
  tempo: row.tempo ?? 0,
  eu: row.eu,
})

interface ParaApresentar {
  trilha: number
  /** Points that pass: what the path's rule asks for the certificate. */
  aprova: (pontos: number) => boolean
  cpf: boolean
  /** For a pupil: neither pass nor failure of the others (product.md H-32). */
  colega: boolean
  /** Where every place is shown, names are short. */
  curto?: boolean
}

export const presentGrupo = (
  { id, nome, professor }: Pick<GrupoRow, 'id' | 'nome' | 'professor'>,
  rows: readonly Mostrada[],
  { trilha, aprova, cpf, colega, curto }: ParaApresentar,
): GrupoNoRanking => ({
  id,
  nome,
  isProfessor: professor,
  notas: rows.map((row) => ({
    id_aluno: row.id,
    id_trilha: trilha,
    nota_trilha: row.pontos,
    nota_tempo: row.tempo,
    status_nota:
      row.pontos === null || (colega && !row.eu) ? null : aprova(row.pontos) ? 'aprovado' : 'reprovado',
    posicao: row.posicao,
    rotulo: row.rotulo,
  })),
  alunos: rows.map((row) => ({
    id: row.id,
    nome: curto && !row.eu ? nomeCurto(row.shown) : row.shown,
    foto: row.foto,
    cpf_valido: cpf ? row.tem_cpf : null,
    eu: row.eu,
  })),
})

/** Rows that the database has ranked already. */
export const rankedRows = (viewer: Viewer, rows: readonly GeralRow[]): (Mostrada & GeralRow)[] =>
  rows.map((row) => ({ ...show(viewer, row), rotulo: rotuloDe(row.posicao) }))
