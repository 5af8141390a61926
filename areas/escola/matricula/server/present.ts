/** Rows as the contract tells them. */
import type { Told } from '../../../../core/contract/endpoint.ts'
import { undoUntil, whyNotUndone } from '../rules.ts'
import type { LinhaTransferencia, Passaporte, Saida, TransferenciaFeita } from '../shapes.ts'
import type { ReportRow, SaidaRow, TransferRow } from './queries-transferencia.ts'

type Ends = Pick<TransferRow, 'destino_id' | 'destino' | 'destino_escola'>

const destinoOf = ({ destino_id, destino, destino_escola }: Ends) =>
  destino_id === null ? null : { id: destino_id, nome: destino ?? '', escola: destino_escola ?? '' }

/** What the rule of undoing needs to know of a transfer. */
export const madeTransfer = (row: Omit<TransferRow, 'id'>) => ({
  feitaEm: row.feita_em,
  desfeita: row.desfeita_em !== null,
  origem: row.origem_estado,
  destino: row.destino_estado,
  superada: row.superada,
})

/** `undoes`: the reader may undo transfers. */
export const presentFeita = (row: TransferRow, now: Date, undoes: boolean): Told<TransferenciaFeita> => ({
  id: row.id,
  destino: destinoOf(row),
  fora: row.fora,
  desfazer_ate: undoes && whyNotUndone(madeTransfer(row), now) === null ? undoUntil(row.feita_em) : null,
})

export const presentSaida = (row: SaidaRow, now: Date, undoes: boolean): Told<Saida> => ({
  id: row.usuario_id,
  nome: row.nome,
  status: row.status,
  data_saida: row.data_saida ?? row.feita_em,
  motivo: (row.saida_motivo ?? row.motivo) as Saida['motivo'],
  recusa: row.recusa,
  transferencia: row.id === null ? null : presentFeita(row, now, undoes),
})

export const presentPassaporte = (row: TransferRow): Told<Passaporte> => ({
  id: row.id,
  aluno: { id: row.aluno_id, nome: row.aluno },
  origem: { id: row.origem_id, nome: row.origem, escola: row.origem_escola },
  destino: destinoOf(row),
  fora: row.fora,
  motivo: row.motivo,
  quem: row.quem,
  feita_em: row.feita_em,
  desfeita_em: row.desfeita_em,
  registro: row.passaporte,
})

const placed = (nome: string | null, escola: string | null) => [nome, escola].filter(Boolean).join(' · ')

export const presentLinha = (row: ReportRow, turmaId: number): Told<LinhaTransferencia> => {
  const { forum, progresso } = row.passaporte
  return {
    id: row.id,
    aluno: row.aluno,
    ra: row.ra,
    sentido: row.origem_id === turmaId ? 'saida' : 'entrada',
    origem: placed(row.origem, row.origem_escola),
    destino: row.destino_id === null ? row.fora : placed(row.destino, row.destino_escola),
    externa: row.destino_id === null,
    data: row.feita_em,
    motivo: row.motivo,
    quem: row.quem,
    progresso: {
      mensagens: forum.topicos + forum.respostas,
      notas: forum.notas.length,
      media: forum.media,
      habilidades: progresso.length,
    },
    desfeita_em: row.desfeita_em,
  }
}
